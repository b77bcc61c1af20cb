import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import { removeBlobsLater } from '../blobs/removal.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/open.ts';
import { DAY } from '../durations.ts';
import { lockReleases } from './change-in-use.ts';
import { keyOf } from './release-files.ts';
import { releaseBlobs, releaseChannels, releaseEvents, releaseExposures, releases } from './tables.ts';

/** Releases of each remote that stay, whether they were in use or not. */
const LATEST = 10;
/** Milliseconds since a release was last put in use or taken back, longer than a page stays open. */
const AFTER_USE = 60 * DAY;
/** Milliseconds for a publication that broke off to go on. */
const UNNAMED = DAY;

/** Finds the releases that neither a page nor a way back needs any more. */
const outdated = async (within: Database, now: Date): Promise<{ remote: string; version: string }[]> => {
  const channels = await within.select().from(releaseChannels);
  const pointed = new Set(
    channels.flatMap(({ remote, live, previous, rollout, pins }) =>
      [live, ...previous, rollout?.version, ...pins.map(({ version }) => version)].map(
        (version) => `${remote} ${version}`,
      ),
    ),
  );
  const since = new Date(now.getTime() - AFTER_USE);
  const recent = await within
    .select({ remote: releaseEvents.remote, version: releaseEvents.version })
    .from(releaseEvents)
    .where(sql`${releaseEvents.at} > ${since.toISOString()}`);
  for (const { remote, version } of recent) pointed.add(`${remote} ${version}`);
  const ranked = within
    .select({
      remote: releases.remote,
      version: releases.version,
      rank: sql<number>`row_number() over (partition by ${releases.remote} order by ${releases.at} desc)`.as(
        'rank',
      ),
    })
    .from(releases)
    .as('ranked');
  const old = await within
    .select({ remote: ranked.remote, version: ranked.version })
    .from(ranked)
    .where(sql`${ranked.rank} > ${LATEST}`);
  return old.filter(({ remote, version }) => !pointed.has(`${remote} ${version}`));
};

/**
 * Removes releases beyond the last ten of a remote that nothing leads back to and that were not in use for sixty days,
 * and then the files that no release names.
 */
export const sweepReleases = async ({
  database,
  clock,
}: {
  database: Database;
  clock: Clock;
}): Promise<void> => {
  const now = clock.now();
  await database.transaction(async (tx) => {
    await lockReleases(tx);
    for (const { remote, version } of await outdated(tx, now))
      await tx.delete(releases).where(and(eq(releases.remote, remote), eq(releases.version, version)));
    // A rollout that is over needs no browsers to compare.
    await tx.delete(releaseExposures).where(
      sql`not exists (select from ${releaseChannels} where ${releaseChannels.remote} = ${releaseExposures.remote}
        and ${releaseChannels.rollout} ->> 'salt' = ${releaseExposures.salt})`,
    );
    const unnamed = await tx
      .select({ sha256: releaseBlobs.sha256 })
      .from(releaseBlobs)
      .where(
        and(
          lt(releaseBlobs.seenAt, new Date(now.getTime() - UNNAMED)),
          sql`${releaseBlobs.sha256} not in (
            select file.value ->> 'sha256' from ${releases}, jsonb_each(${releases.manifest} -> 'files') file
            where ${releases.purgedAt} is null)`,
        ),
      );
    if (unnamed.length === 0) return;
    const gone = await tx
      .delete(releaseBlobs)
      .where(
        inArray(
          releaseBlobs.sha256,
          unnamed.map(({ sha256 }) => sha256),
        ),
      )
      .returning();
    const keys = gone.flatMap(({ sha256, brotli }) =>
      [sha256, ...(brotli === null ? [] : [brotli])].map(keyOf),
    );
    await removeBlobsLater(tx, keys, now);
  });
};
