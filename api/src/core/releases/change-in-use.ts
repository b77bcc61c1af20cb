import { SHELL, takenRoutes } from '@phila/contract';
import { and, eq, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { Database } from '../database/open.ts';
import { uuidv7 } from '../database/uuid-v7.ts';
import { Refusal } from '../http/refusal.ts';
import { tellChanged } from './changed.ts';
import { declarationOf, hostOf, remoteOf } from './declared.ts';
import { runningInstances } from './instances.ts';
import { beginGuard } from './rollout/guard.ts';
import { fits } from './sets/fits.ts';
import { afterAct, type Act as Move, type Audience, type Pin, type Position } from './rollout/acts.ts';
import { type Channel, readLive, readRelease, type StoredRelease } from './stored-release.ts';
import { releaseChannels, releaseEvents } from './tables.ts';

/** Key of the advisory lock under which releases change one after the other, on all servers. */
const IN_USE_LOCK = 728_190_618;

/** Author, reason and time of a change. */
export interface Act {
  readonly by: string | null;
  readonly actorId: string | null;
  readonly reason: string | null;
  readonly at: Date;
}

type ActName = (typeof releaseEvents.act.enumValues)[number];

/** Writes an event, and tells all servers once the transaction is committed. */
export const recordEvent = async (
  within: Database,
  {
    remote,
    version,
    act,
    by,
    actorId,
    reason,
    at,
  }: Act & { remote: string; version: string | null; act: ActName },
): Promise<void> => {
  await within
    .insert(releaseEvents)
    .values({ id: uuidv7(at), remote, version, act, by, actorId, reason, at });
  await tellChanged(within);
};

/** Waits for other changes of releases to end; held until the transaction is. */
export const lockReleases = async (within: Database): Promise<void> => {
  await within.execute(sql`select pg_advisory_xact_lock(${IN_USE_LOCK})`);
};

/** The row of a remote; undefined for one that was never given to anyone. */
export const channelOf = async (within: Database, remote: string): Promise<Channel | undefined> => {
  const [channel] = await within.select().from(releaseChannels).where(eq(releaseChannels.remote, remote));
  return channel;
};

/** The version in use; undefined for a remote that was never in use, null for one that is withdrawn. */
export const versionInUse = async (within: Database, remote: string): Promise<string | null | undefined> =>
  (await channelOf(within, remote))?.live;

/** The state of a remote that was never in use. */
const NEVER: Position = { revision: 0, live: null, previous: [], rollout: null, pins: [] };

/** The position of a remote, by its row. */
const positionOf = (channel: Channel | undefined): Position =>
  channel === undefined
    ? NEVER
    : {
        revision: channel.revision,
        live: channel.live,
        previous: channel.previous,
        rollout: channel.rollout,
        pins: channel.pins,
      };

/** Moves a remote, and writes its row. @throws Refusal 400, 409 */
const move = async (
  within: Database,
  { remote, channel, doing, act }: { remote: string; channel: Channel | undefined; doing: Move; act: Act },
): Promise<Position> => {
  const outcome = afterAct(positionOf(channel), doing);
  if (!outcome.isTaken) throw new Refusal(outcome.status, outcome.sentence);
  const { position } = outcome;
  const author = { since: act.at, by: act.by, actorId: act.actorId };
  // Keeps the author of what is in use while others are given first: events have those.
  const isOther = position.live !== (channel?.live ?? null);
  await within
    .insert(releaseChannels)
    .values({ remote, ...position, ...author })
    .onConflictDoUpdate({
      target: releaseChannels.remote,
      set: { ...position, ...(isOther && author) },
    });
  return position;
};

const revisionOf = (channel: Channel | undefined): number => channel?.revision ?? 0;

/** Reads a release that can be given out. @throws Refusal 404 where it was never published, 422 where it is purged */
const givable = async (within: Database, remote: string, version: string): Promise<StoredRelease> => {
  const release = await readRelease(within, remote, version);
  if (release === null) throw new Refusal(404, `${remote} ${version} was never released here.`);
  if (release.purgedAt !== null)
    throw new Refusal(422, `${remote} ${version} was purged. Publish a new version in its place.`);
  return release;
};

/** @throws Refusal 404 for a version that was never published, 422 for one that does not fit the rest of the site */
export const assertFits = async (
  within: Database,
  remote: string,
  version: string,
  isReturning: boolean,
): Promise<void> => {
  const release = await givable(within, remote, version);
  if (remote === SHELL) return;
  const wanted = remoteOf(release);
  if (wanted === null)
    throw new Refusal(422, `${remote} ${version} declares what this site cannot read. Build it again.`);
  const [live, instances] = await Promise.all([readLive(within), runningInstances(within)]);
  const shell = live.find((one) => one.remote === SHELL);
  if (shell === undefined)
    throw new Refusal(
      409,
      'The site has no shell at present, so that it cannot be said whether the release would fit.',
    );
  const others = live.filter((one) => one.remote !== remote).flatMap((one) => declarationOf(one) ?? []);
  if (isReturning) {
    const taken = takenRoutes(wanted.declaration, others);
    const owners = [...new Set(taken.map(({ owner }) => owner))].join(' and ');
    if (taken.length > 0)
      throw new Refusal(
        422,
        `${remote} ${version} cannot come back: ${taken
          .map(({ path, owner }) => `${path} belongs to ${owner} now.`)
          .join(' ')} Take ${owners} back or withdraw it first.`,
      );
  }
  const refusal = fits(wanted, others, { host: hostOf(shell), instances });
  if (refusal !== null) throw new Refusal(422, refusal);
};

/** @throws Refusal 404, 422 for a shell that some live remote does not fit: pages go without it */
const assertRemotesFit = async (within: Database, version: string): Promise<void> => {
  const shell = await givable(within, SHELL, version);
  const [live, instances] = await Promise.all([readLive(within), runningInstances(within)]);
  for (const release of live) {
    const remote = release.remote === SHELL ? null : remoteOf(release);
    const refusal = remote === null ? null : fits(remote, [], { host: hostOf(shell), instances });
    if (refusal !== null) throw new Refusal(422, `The live version of a remote does not fit it: ${refusal}`);
  }
};

/** @throws Refusal 404, 422 for a release that pages would leave out */
const assertGivable = (within: Database, remote: string, version: string): Promise<void> =>
  remote === SHELL ? assertRemotesFit(within, version) : assertFits(within, remote, version, false);

/** The sentence for which pages leave a published release out; null where it fits the rest of the site. */
export const refusalOfFit = async (
  within: Database,
  remote: string,
  version: string,
): Promise<string | null> => {
  try {
    await assertGivable(within, remote, version);
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error.message;
    throw error;
  }
};

/** Tells if a release was ever in use. */
export const wasLive = async (within: Database, remote: string, version: string): Promise<boolean> => {
  const [event] = await within
    .select({ id: releaseEvents.id })
    .from(releaseEvents)
    .where(
      and(
        eq(releaseEvents.remote, remote),
        eq(releaseEvents.version, version),
        sql`${releaseEvents.act} in ('live', 'back')`,
      ),
    )
    .limit(1);
  return event !== undefined;
};

/**
 * Puts a published release in use; going back then leads to the present one. Within a transaction that holds
 * `lockReleases`.
 * @throws Refusal 404, 409 where it is in use already, 422 where it does not fit
 */
export const makeLive = async (
  within: Database,
  remote: string,
  version: string,
  act: Act,
): Promise<void> => {
  const channel = await channelOf(within, remote);
  if (channel?.live === version) throw new Refusal(409, `${remote} ${version} is in use already.`);
  const known = (channel?.previous ?? []).includes(version);
  await assertFits(within, remote, version, known);
  const doing: Move = { act: 'all', revision: revisionOf(channel), version };
  await move(within, { remote, channel, doing, act });
  await recordEvent(within, { remote, version, act: 'live', ...act });
};

/**
 * Gives a published release to some before others. Within a transaction that holds `lockReleases`.
 * @param revision the one that the person saw
 * @throws Refusal 404, 409 for a stale revision and for what the state does not let happen, 422 where it does not fit
 */
export const rollOut = async (
  within: Database,
  remote: string,
  { version, revision, audience }: { version: string; revision: number; audience: Audience },
  act: Act,
): Promise<Position> => {
  const channel = await channelOf(within, remote);
  await assertGivable(within, remote, version);
  const under = channel?.rollout ?? null;
  const promoted = { revision, version, salt: randomUUID() };
  const moveTo = (): Move => {
    switch (audience.to) {
      case 'testers':
        return { act: 'testers', ...promoted };
      case 'organisations':
        return { act: 'organisations', ...promoted, organisations: audience.organisations };
      case 'percent':
        return under?.stage === 'percent' && under.version === version
          ? { act: 'grow', revision, percent: audience.percent }
          : { act: 'percent', ...promoted, percent: audience.percent };
    }
  };
  const doing = moveTo();
  const position = await move(within, { remote, channel, doing, act });
  // Begins again with each rollout, but for how often it went back today.
  if (doing.act === 'percent')
    await within
      .update(releaseChannels)
      .set({ guard: beginGuard(channel?.guard?.trips) })
      .where(eq(releaseChannels.remote, remote));
  await recordEvent(within, { remote, version, act: audience.to, ...act });
  return position;
};

/**
 * Holds a release for some, whatever is live. Within a transaction that holds `lockReleases`.
 * @throws Refusal 400, 404, 409, 422
 */
export const hold = async (
  within: Database,
  remote: string,
  { pin, revision }: { pin: Pin; revision: number },
  act: Act,
): Promise<void> => {
  const channel = await channelOf(within, remote);
  await assertGivable(within, remote, pin.version);
  await move(within, { remote, channel, doing: { act: 'pin', revision, pin }, act });
  await recordEvent(within, { remote, version: pin.version, act: 'pinned', ...act });
};

/**
 * Keeps a release that is rolled out from everyone, until a person gives it out again or takes it back. Within a
 * transaction that holds `lockReleases`.
 * @throws Refusal 409 where it is not rolled out any more
 */
export const pauseRollout = async (
  within: Database,
  remote: string,
  version: string,
  act: Act,
): Promise<void> => {
  const channel = await channelOf(within, remote);
  await move(within, { remote, channel, doing: { act: 'pause', version }, act });
  await recordEvent(within, { remote, version, act: 'paused', ...act });
};

/** Lets a held release go. Within a transaction that holds `lockReleases`. @throws Refusal 409 */
export const letGo = async (
  within: Database,
  remote: string,
  { version, revision }: { version: string; revision: number },
  act: Act,
): Promise<void> => {
  const channel = await channelOf(within, remote);
  await move(within, { remote, channel, doing: { act: 'unpin', revision, version }, act });
  await recordEvent(within, { remote, version, act: 'unpinned', ...act });
};

/**
 * The version that going back leads to: the live one while another is rolled out. Null for withdrawn, undefined if
 * nothing was in use before.
 */
export const versionBefore = (channel: Channel | undefined): string | null | undefined =>
  (channel?.rollout ?? null) === null ? channel?.previous.at(-1) : channel?.live;

/** The version that going back takes back: that being rolled out, or else live. Null for none. */
export const versionToTakeBack = (channel: Channel | undefined): string | null =>
  channel?.rollout?.version ?? channel?.live ?? null;

/**
 * Puts what was in use before in use again, and forgets the release taken back, so that going back further skips it.
 * Within a transaction that holds `lockReleases`.
 * @returns the version in use now; null for withdrawn
 * @throws Refusal 404 for an unknown remote, 422 where there is nothing before or it does not fit
 */
export const goBack = async (within: Database, remote: string, act: Act): Promise<string | null> => {
  const channel = await channelOf(within, remote);
  if (channel === undefined) throw new Refusal(404, `${remote} was never released here.`);
  const before = versionBefore(channel);
  if (before === undefined)
    throw new Refusal(422, `${remote} ${channel.live} is the first release here; there is none before it.`);
  const version = versionToTakeBack(channel);
  // Everyone else has had the live one all along.
  if (before !== null && before !== channel.live) await assertFits(within, remote, before, true);
  const { live } = await move(within, { remote, channel, doing: { act: 'back', version }, act });
  // Pages that are open still ask for its files.
  if (version !== null) await recordEvent(within, { remote, version, act: 'taken back', ...act });
  await recordEvent(within, { remote, version: live, act: 'back', ...act });
  return live;
};

/**
 * Takes a remote out of use. Within a transaction that holds `lockReleases`.
 * @returns the version that was in use
 * @throws Refusal 404 for an unknown remote, 422 for the shell or a remote that is withdrawn already
 */
export const withdrawRemote = async (within: Database, remote: string, act: Act): Promise<string> => {
  const channel = await channelOf(within, remote);
  if (channel === undefined) throw new Refusal(404, `${remote} was never released here.`);
  const { live } = channel;
  if (live === null)
    throw new Refusal(422, `${remote} is withdrawn already. Going back puts it in use again.`);
  if (remote === SHELL) throw new Refusal(422, 'The shell cannot be withdrawn: without it there is no site.');
  await move(within, { remote, channel, doing: { act: 'withdraw' }, act });
  await recordEvent(within, { remote, version: null, act: 'withdrawn', ...act });
  return live;
};
