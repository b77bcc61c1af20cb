import type { ReleaseManifest } from '@phila/contract';
import { and, asc, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import type { Database } from '../database/open.ts';
import { type GateResult, releaseChannels, releases } from './tables.ts';

/** A published release. */
export interface StoredRelease {
  readonly remote: string;
  readonly version: string;
  readonly digest: string;
  readonly manifest: ReleaseManifest;
  readonly gate: GateResult;
  readonly by: string;
  readonly at: Date;
  /** Null unless its files are served no more. */
  readonly purgedAt: Date | null;
}

/** State of a remote: the release in use, and those before it. */
export type Channel = typeof releaseChannels.$inferSelect;

/** Reads a release; null for one that was never published. */
export const readRelease = async (
  database: Database,
  remote: string,
  version: string,
): Promise<StoredRelease | null> => {
  const [found] = await database
    .select()
    .from(releases)
    .where(and(eq(releases.remote, remote), eq(releases.version, version)));
  return found ?? null;
};

/** Reads the state of every remote, by name. */
export const readChannels = async (database: Database): Promise<Map<string, Channel>> => {
  const rows = await database.select().from(releaseChannels).orderBy(asc(releaseChannels.remote));
  return new Map(rows.map((row) => [row.remote, row]));
};

/** The releases in use, the shell's among them. */
export const readLive = async (database: Database): Promise<StoredRelease[]> => {
  const rows = await database
    .select({ release: releases })
    .from(releaseChannels)
    .innerJoin(
      releases,
      and(eq(releases.remote, releaseChannels.remote), eq(releases.version, releaseChannels.live)),
    )
    .where(isNotNull(releaseChannels.live))
    .orderBy(asc(releases.remote));
  return rows.map(({ release }) => release);
};

/** The releases that are rolled out, or held for some. */
export const readTrials = async (
  database: Database,
  channels: ReadonlyMap<string, Channel>,
): Promise<StoredRelease[]> => {
  const named = [...channels.values()].flatMap(({ remote, rollout, pins }) =>
    [...(rollout === null ? [] : [rollout]), ...pins].map(({ version }) =>
      and(eq(releases.remote, remote), eq(releases.version, version)),
    ),
  );
  return named.length === 0
    ? []
    : database
        .select()
        .from(releases)
        .where(or(...named));
};

/** The releases whose files are served no more. */
export const readPurged = (database: Database): Promise<StoredRelease[]> =>
  database.select().from(releases).where(isNotNull(releases.purgedAt));

/** A release as lists show it. */
export interface ListedRelease {
  readonly remote: string;
  readonly version: string;
  readonly digest: string;
  readonly at: Date;
  readonly by: string;
  readonly commit: string | null;
  readonly tests: string;
  readonly purgedAt: Date | null;
}

/** Lists releases, oldest first. @param remotes names; default: all */
export const listReleases = async (
  database: Database,
  remotes?: readonly string[],
): Promise<ListedRelease[]> => {
  return database
    .select({
      remote: releases.remote,
      version: releases.version,
      digest: releases.digest,
      at: releases.at,
      by: releases.by,
      // Leaves out the manifest, which names every file.
      commit: sql<string | null>`${releases.manifest} ->> 'commit'`,
      tests: sql<string>`${releases.manifest} ->> 'tests'`,
      purgedAt: releases.purgedAt,
    })
    .from(releases)
    .where(remotes === undefined ? undefined : inArray(releases.remote, [...remotes]))
    .orderBy(asc(releases.at), asc(releases.version));
};
