import type { SiteRemote } from '@phila/contract/calls';
import { southAfricanTime } from '@phila/contract/format';
import { useMay } from '@phila/platform';
import { Badge, classes, AdminList, Surface, type AdminColumn } from '@phila/ui';
import { RemoteActs } from './remote-acts.tsx';

type Release = SiteRemote['releases'][number];

const NOT_KEPT = 'Not recorded';

/**
 * Test result as `npm run release` records it: "passed", "skipped", "not run"; "not tried" for a build from outside.
 */
const testsOf = ({ tests }: Release) => {
  if (tests === null) return NOT_KEPT;
  if (tests === 'not tried') return <Badge tone="warning">Not tried</Badge>;
  return <Badge tone={tests === 'passed' ? 'success' : 'warning'}>Tests {tests}</Badge>;
};

const columns: readonly AdminColumn<Release>[] = [
  {
    name: 'version',
    label: 'Version',
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

/** Text like "1.0.1 is in use since 25 Nov 2026, 10:00, by Lerato Nkosi." */
const stateOf = ({ version, since }: SiteRemote): string => {
  const what = version === null ? 'Withdrawn from the site' : `${version} is in use`;
  if (since === null) return `${what}. The date was not recorded.`;
  const who = since.by === null ? '' : `, by ${since.by}`;
  return `${what} since ${southAfricanTime(since.at)}${who}.`;
};

/** Details of a remote: the release in use, its other releases, and actions for administrators who may change it. */
export const OneRemote = ({ remote }: { remote: SiteRemote }) => {
  const { title, version, releases } = remote;
  const mayChange = useMay('site.remotes.write');
  return (
    <Surface title={title} action={version === null ? <Badge tone="danger">Withdrawn</Badge> : undefined}>
      <div className={classes('stack gap-16')}>
        <p className={classes('muted')}>{stateOf(remote)}</p>
        {mayChange && <RemoteActs remote={remote} />}
        <AdminList<Release>
          label={`Releases of ${title}`}
          rows={releases}
          keyOf={(one) => one.version}
          nameOf={(one) => one.version}
          columns={columns}
          level={3}
        />
      </div>
    </Surface>
  );
};
