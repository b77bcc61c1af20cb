import type { SiteRemote } from '@phila/contract/calls';
import { southAfricanTime } from '@phila/contract/format';
import { useMay } from '@phila/platform';
import { AdminList, Badge, Button, classes, Surface, type AdminColumn } from '@phila/ui';
import { useState } from 'react';
import { GivenFirst } from './given-first.tsx';
import { PurgeDialog } from './purge-dialog.tsx';
import { ReleaseDialog } from './release-dialog.tsx';
import { RemoteActs } from './remote-acts.tsx';
import { TwoPeople } from './two-people.tsx';

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
    cell: ({ version, isInUse, isPurged }) => (
      <span className={classes('row gap-8')}>
        <strong>{version}</strong>
        {isInUse && <Badge tone="success">In use</Badge>}
        {isPurged && <Badge tone="danger">Purged</Badge>}
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

/** Tells if someone has a release, so that it cannot be purged. */
const isGiven = ({ version, rollout, pins }: SiteRemote, one: string): boolean =>
  [version, rollout?.version, ...pins.map((pin) => pin.version)].includes(one);

/** The column whose buttons give a release out, hold it, or end it. */
const columnOfChange = (
  remote: SiteRemote,
  choose: (asked: { act: 'use' | 'purge'; version: string }) => void,
): AdminColumn<Release> => ({
  name: 'change',
  label: 'Change',
  cell: ({ isInUse, isPurged, version }) =>
    isPurged ? (
      ''
    ) : (
      <span className={classes('row wrap gap-8')}>
        <Button className={classes('nowrap')} onClick={() => choose({ act: 'use', version })}>
          {isInUse ? 'Hold' : 'Use'} {version}
        </Button>
        {!isGiven(remote, version) && (
          <Button danger className={classes('nowrap')} onClick={() => choose({ act: 'purge', version })}>
            Purge {version}
          </Button>
        )}
      </span>
    ),
});

/** Text like "1.0.1 is in use since 25 Nov 2026, 10:00, by Lerato Nkosi." */
const stateOf = ({ version, since }: SiteRemote): string => {
  if (version === null && since === null) return 'Published, and not in use yet.';
  const what = version === null ? 'Withdrawn from the site' : `${version} is in use`;
  if (since === null) return `${what}. The date was not recorded.`;
  const who = since.by === null ? '' : `, by ${since.by}`;
  return `${what} since ${southAfricanTime(since.at)}${who}.`;
};

/** Details of a remote: the release in use, its other releases, and actions for administrators who may change it. */
export const OneRemote = ({ remote }: { remote: SiteRemote }) => {
  const { title, version, since, releases } = remote;
  const mayChange = useMay('site.remotes.write');
  const hasOthers = releases.some(({ isInUse }) => !isInUse);
  const [asked, setAsked] = useState<{ act: 'use' | 'purge'; version: string } | null>(null);
  const close = () => setAsked(null);
  const state =
    since === null ? <Badge tone="warning">Not in use</Badge> : <Badge tone="danger">Withdrawn</Badge>;
  return (
    <Surface title={title} action={version === null ? state : undefined}>
      <div className={classes('stack gap-16')}>
        <p className={classes('muted')}>{stateOf(remote)}</p>
        <GivenFirst remote={remote} />
        <TwoPeople remote={remote} />
        {mayChange && <RemoteActs remote={remote} />}
        <AdminList<Release>
          label={`Releases of ${title}`}
          rows={releases}
          keyOf={(one) => one.version}
          nameOf={(one) => one.version}
          columns={mayChange && hasOthers ? [...columns, columnOfChange(remote, setAsked)] : columns}
          level={3}
        />
        {asked?.act === 'use' && <ReleaseDialog remote={remote} version={asked.version} onClose={close} />}
        {asked?.act === 'purge' && <PurgeDialog remote={remote} version={asked.version} onClose={close} />}
      </div>
    </Surface>
  );
};
