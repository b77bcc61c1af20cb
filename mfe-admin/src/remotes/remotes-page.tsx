import { calls } from '@phila/contract/calls';
import { classes, Empty, Loaded, Page, Skeleton, Surface } from '@phila/ui';
import { useQuery } from '@tanstack/react-query';
import { OneRemote } from './one-remote.tsx';
import { Tester } from './tester.tsx';
import { ReleaseTokens } from './release-tokens.tsx';
import { ReleaseWorkflows } from './release-workflows.tsx';

/** Remotes with their release in use, its origin, and the way back to an earlier one. */
const RemotesPage = () => {
  const reading = useQuery(calls.administration.siteRemotes.query({}, { staleTime: 0 }));
  return (
    <Page
      title="Remotes"
      sentence="Which release of each part of the site is in use, where it came from, and the way back."
    >
      <div className={classes('stack gap-24')}>
        <Loaded isList what="The remotes of the site" reading={reading} waiting={<Skeleton height={480} />}>
          {(remotes) =>
            remotes.length === 0 ? (
              <Surface label="Remotes">
                <Empty title="Nothing was released here">
                  A remote is listed here once it is released to this site.
                </Empty>
              </Surface>
            ) : (
              <div className={classes('stack gap-24')}>
                {remotes.map((remote) => (
                  <OneRemote key={remote.name} remote={remote} />
                ))}
              </div>
            )
          }
        </Loaded>
        <Tester />
        <ReleaseWorkflows />
        <ReleaseTokens />
      </div>
    </Page>
  );
};

export default RemotesPage;
