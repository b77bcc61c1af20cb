import { calls, type SiteRemote } from '@phila/contract/calls';
import { southAfricanTime } from '@phila/contract/format';
import { useRead } from '@phila/platform';
import {
  Badge,
  classes,
  DataTable,
  Empty,
  Loaded,
  Page,
  Skeleton,
  Surface,
  type TableColumn,
} from '@phila/ui';

type Release = SiteRemote['releases'][number];

const NOT_KEPT = 'Not kept';

/** "passed", "skipped", "not run": as `npm run release` keeps it. */
const testsOf = ({ tests }: Release) => {
  if (tests === null) return NOT_KEPT;
  return <Badge tone={tests === 'passed' ? 'success' : 'warning'}>Tests {tests}</Badge>;
};

const columns: readonly TableColumn<Release>[] = [
  {
    name: 'version',
    label: 'Version',
    isTitle: true,
    cell: ({ version, isInUse }) => (
      <span className={classes('row gap-8')}>
        <strong>{version}</strong>
        {isInUse && <Badge tone="success">In use</Badge>}
      </span>
    ),
  },
  {
    name: 'at',
    label: 'Published',
    cell: ({ at }) => (at === null ? NOT_KEPT : southAfricanTime(at)),
  },
  { name: 'by', label: 'By', cell: ({ by }) => by ?? NOT_KEPT },
  {
    name: 'commit',
    label: 'Commit',
    cell: ({ commit }) => (commit === null ? NOT_KEPT : <code>{commit}</code>),
  },
  { name: 'tests', label: 'Tests', cell: testsOf },
];

/** Which release of each remote is in use, and where each release came from. */
const RemotesPage = () => {
  const reading = useRead(calls.administration.siteRemotes, {}, { staleTime: 0 });
  return (
    <Page
      title="Remotes"
      sentence="Which release of each part of the site is in use, and where it came from."
    >
      <Loaded what="The remotes of the site" reading={reading} waiting={<Skeleton height={480} />}>
        {(remotes) =>
          remotes.length === 0 ? (
            <Surface label="Remotes">
              <Empty title="Nothing was released here">
                A remote stands here once it is released to this site.
              </Empty>
            </Surface>
          ) : (
            <div className={classes('stack gap-24')}>
              {remotes.map(({ name, version, releases }) => (
                <Surface key={name} title={name}>
                  <div className={classes('stack gap-16')}>
                    {version === null && (
                      <div>
                        <Badge tone="danger">Withdrawn</Badge>
                      </div>
                    )}
                    <DataTable<Release>
                      label={`Releases of ${name}`}
                      rows={releases}
                      keyOf={(one) => one.version}
                      nameOf={(one) => one.version}
                      columns={columns}
                      level={3}
                    />
                  </div>
                </Surface>
              ))}
            </div>
          )
        }
      </Loaded>
    </Page>
  );
};

export default RemotesPage;
