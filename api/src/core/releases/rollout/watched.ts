/**
 * Watches rollouts by percentage: counts the browsers that are given either version as their pages are made, and takes
 * the failures that their pages report to the guard. A browser counts where its cookie says who it is and it was given
 * the version that it reports, so that a script cannot take a release back by reports alone.
 */
import { and, eq, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/open.ts';
import type { Log } from '../../http/log.ts';
import { channelOf, lockReleases, pauseRollout, recordEvent } from '../change-in-use.ts';
import type { InUse } from '../release-store.ts';
import type { Chosen } from '../sets/resolve-set.ts';
import { releaseChannels, releaseExposures } from '../tables.ts';
import { afterFailure, beginGuard, type Failure } from './guard.ts';

type Arm = Failure['arm'];

/** Exposures that this server remembers to have written. */
const MOST_WRITTEN = 50_000;

interface Exposed {
  /** Random id of the browser. */
  subject: string;
  /** The remotes of its set, by name. */
  remotes: ReadonlyMap<string, Pick<Chosen<unknown>, 'way'>>;
}

/**
 * Counts browsers, each once a rollout and version. Those who were chosen for a version count in neither arm: chance did
 * not choose them.
 */
export const countExposures = ({
  database,
  log,
}: {
  database: Database;
  log: Log;
}): ((from: Pick<InUse, 'channels'>, exposed: Exposed) => void) => {
  const written = new LRUCache<string, true>({ max: MOST_WRITTEN });
  return ({ channels }, { subject, remotes }) => {
    const rows = [...channels.values()].flatMap(({ remote, rollout }) => {
      const way = remotes.get(remote)?.way;
      if (rollout?.stage !== 'percent' || (way !== 'percent' && way !== 'live')) return [];
      const arm: Arm = way === 'percent' ? 'canary' : 'live';
      const key = `${remote} ${rollout.salt} ${arm} ${subject}`;
      if (written.has(key)) return [];
      written.set(key, true);
      return [{ remote, salt: rollout.salt, subject, arm }];
    });
    if (rows.length === 0) return;
    database
      .insert(releaseExposures)
      .values(rows)
      .onConflictDoNothing()
      .catch((error: unknown) => log.error('exposure to a rollout not counted', error));
  };
};

/** Counts the browsers of each arm. @returns null if this one was not given the version that it reports */
const exposedTo = async (
  within: Database,
  { remote, salt, subject, arm }: typeof releaseExposures.$inferSelect,
): Promise<Failure['exposed'] | null> => {
  const rows = await within
    .select({
      arm: releaseExposures.arm,
      all: sql<number>`count(*)::int`,
      isOwn: sql<boolean>`bool_or(${releaseExposures.subject} = ${subject})`,
    })
    .from(releaseExposures)
    .where(and(eq(releaseExposures.remote, remote), eq(releaseExposures.salt, salt)))
    .groupBy(releaseExposures.arm);
  if (!rows.some((row) => row.arm === arm && row.isOwn)) return null;
  const of = (wanted: Arm): number => rows.find((row) => row.arm === wanted)?.all ?? 0;
  return { canary: of('canary'), live: of('live') };
};

/**
 * Takes a failure of a browser to the guard of the remote's rollout, and takes the release back from everyone when the
 * guard says so.
 */
export const takeFailure = async (
  { database, clock }: { database: Database; clock: Clock },
  { remote, version, subject }: { remote: string; version: string; subject: string },
): Promise<void> => {
  const before = await channelOf(database, remote);
  // A browser that throws reports often, and the lock is everyone's.
  if (before?.rollout?.stage !== 'percent' || before.guard?.failed.includes(subject)) return;
  await database.transaction(async (tx) => {
    await lockReleases(tx);
    const channel = await channelOf(tx, remote);
    const rollout = channel?.rollout ?? null;
    if (channel === undefined || rollout?.stage !== 'percent') return;
    const arm = version === rollout.version ? 'canary' : version === channel.live ? 'live' : null;
    if (arm === null) return;
    const exposed = await exposedTo(tx, { remote, salt: rollout.salt, subject, arm });
    if (exposed === null) return;
    const at = clock.now();
    const { state, verdict } = afterFailure(channel.guard ?? beginGuard(), {
      device: subject,
      arm,
      exposed,
      at: at.getTime(),
    });
    await tx.update(releaseChannels).set({ guard: state }).where(eq(releaseChannels.remote, remote));
    if (verdict === 'go on') return;
    const reason = `Browsers fail more often with ${rollout.version}, which ${exposed.canary} of ${exposed.canary + exposed.live} have, than with ${channel.live}.`;
    const act = { by: 'The guard', actorId: null, reason, at };
    await (verdict === 'back'
      ? pauseRollout(tx, remote, rollout.version, act)
      : recordEvent(tx, { remote, version: rollout.version, act: 'asked', ...act }));
  });
};
