import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import type { Context } from '../../../core/calls/implement.ts';
import type { Database } from '../../../core/database/open.ts';
import { DAY } from '../../../core/durations.ts';
import { Refusal } from '../../../core/http/refusal.ts';
import type { Audience } from '../../../core/releases/rollout/acts.ts';
import { releasePolicies, releaseRequests } from '../../../core/releases/tables.ts';

type Asked = typeof releaseRequests.$inferSelect;
type Writing = Pick<Context<'may site.remotes.write'>, 'database' | 'clock' | 'person'>;

/** Milliseconds for another person to confirm. */
const OPEN_FOR = DAY;

/** The remotes whose releases two people put in use. */
export const releasedByTwo = async (database: Database): Promise<ReadonlySet<string>> => {
  const rows = await database.select().from(releasePolicies).where(eq(releasePolicies.twoPeople, true));
  return new Set(rows.map(({ remote }) => remote));
};

/** The changes that are asked for and still open, by remote. */
export const openRequests = async (database: Database, now: Date): Promise<Map<string, Asked>> => {
  const all = await database.select().from(releaseRequests);
  return new Map(
    all.filter(({ at }) => now.getTime() - at.getTime() < OPEN_FOR).map((one) => [one.remote, one]),
  );
};

/**
 * Confirms a change that another person asked for, or asks for it. Within a transaction that holds `lockReleases`.
 * @returns the person who asked, if this call confirms it; null if it asks
 * @throws Refusal 409 for the one who asked
 */
export const confirmedOrAsked = async (
  { database, clock, person }: Writing,
  {
    remote,
    version,
    audience,
    inUse,
    isPurge = false,
    reason,
  }: {
    remote: string;
    version: string | null;
    /** Null for everyone at once. */
    audience: Audience | null;
    inUse: string | null;
    isPurge?: boolean;
    reason: string;
  },
): Promise<string | null> => {
  const now = clock.now();
  const open = (await openRequests(database, now)).get(remote);
  const isSame =
    open !== undefined &&
    open.version === version &&
    open.inUse === inUse &&
    open.isPurge === isPurge &&
    isDeepStrictEqual(open.audience, audience);
  if (isSame && open.actorId === person.id)
    throw new Refusal(409, 'You asked for this yourself: another person confirms it. Nothing was changed.');
  if (isSame) {
    await database.delete(releaseRequests).where(eq(releaseRequests.remote, remote));
    return open.actorId;
  }
  const values = { version, audience, inUse, isPurge, reason, actorId: person.id, at: now };
  await database
    .insert(releaseRequests)
    .values({ remote, ...values })
    .onConflictDoUpdate({ target: releaseRequests.remote, set: values });
  return null;
};

/** Keeps if two people put releases of a remote in use. */
export const keepPolicy = (database: Database, remote: string, twoPeople: boolean): Promise<unknown> =>
  database
    .insert(releasePolicies)
    .values({ remote, twoPeople })
    .onConflictDoUpdate({ target: releasePolicies.remote, set: { twoPeople } });
