import { calls, type RemoteFault } from '@phila/contract/calls';
import { southAfricanTime, numberText } from '@phila/contract/format';
import { useMay } from '@phila/platform';
import { Badge, classes, AdminList, Empty, Loaded, Skeleton, Surface, type AdminColumn } from '@phila/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';

const EVERY = 15_000;

const kinds: Readonly<Record<RemoteFault['kind'], string>> = {
  load: 'Did not load',
  render: 'Failed while it was shown',
  handler: 'Failed at a press or key',
  left: 'Left something on the page',
  draw: 'Was not drawn before its script',
};

const columns: readonly AdminColumn<RemoteFault>[] = [
  {
    name: 'release',
    label: 'Release',
    cell: ({ remote, version, isInUse }) => (
      <span className={classes('row wrap gap-8')}>
        <strong>
          {remote} {version}
        </strong>
        {isInUse && <Badge tone="warning">In use</Badge>}
      </span>
    ),
  },
  { name: 'kind', label: 'What happened', cell: ({ kind }) => kinds[kind] },
  { name: 'pages', label: 'Pages today', cell: ({ pages }) => numberText(pages) },
  { name: 'lastAt', label: 'Last', cell: ({ lastAt }) => southAfricanTime(lastAt) },
];

/** Lists releases of remotes that failed on pages today. */
export const FaultsOfRemotes = () => {
  const seesRemotes = useMay('site.remotes.read');
  const reading = useQuery(
    calls.administration.remoteFaults.query({}, { staleTime: 0, refetchInterval: EVERY }),
  );
  return (
    <Loaded isList what="The faults of remotes" reading={reading} waiting={<Skeleton height={240} />}>
      {(faults) => (
        <Surface label="Faults of remotes">
          {faults.length === 0 ? (
            <Empty title="No faults today">
              A release is listed here when a page cannot load it, or it fails while it is shown.
            </Empty>
          ) : (
            <div className={classes('stack gap-16')}>
              <p className={classes('muted')}>
                Reported by pages since midnight, each fault once a page. The error itself is only in the
                console of the browser, because it may contain personal data.
              </p>
              <AdminList<RemoteFault>
                label="Faults of remotes today"
                rows={faults}
                keyOf={({ remote, version, kind }) => `${remote} ${version} ${kind}`}
                nameOf={({ remote, version }) => `${remote} ${version}`}
                columns={columns}
                level={3}
              />
              {seesRemotes && (
                <p>
                  <Link to="/admin/administrative/remotes">Take a release back</Link>
                </p>
              )}
            </div>
          )}
        </Surface>
      )}
    </Loaded>
  );
};
