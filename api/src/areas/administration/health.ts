import { setTimeout } from 'node:timers/promises';
import { calls, type SiteHealth } from '@phila/contract';
import { min, notInArray, sql } from 'drizzle-orm';
import type { WholeService } from '../../core/area.ts';
import { implement, type Implementation } from '../../core/calls/implement.ts';
import { isSchemaCurrent } from '../../core/database/schema-version.ts';
import { RESERVED_FOR_FILES } from '../../core/disk/room.ts';
import { MINUTE } from '../../core/durations.ts';
import { delivering } from '../../core/mail/delivering.ts';
import { outbox } from '../../core/mail/tables.ts';
import { MAX_FAILED } from './jobs.ts';

type State = SiteHealth['disk']['state'];

/** Milliseconds above which people notice a query on every page. */
const SLOW = 250;
/** Milliseconds to wait for the store of files before reporting it as down. */
const PATIENCE = 3_000;
/** Key of a blob that does not exist: a healthy store says so. */
const NOTHING_THERE = 'health/00000000-0000-0000-0000-000000000000';
/** The longest that a message normally waits: seconds to send, minutes to retry. */
const LATE = 15 * MINUTE;
/** Bytes of free space below which the page warns, some days before the service refuses to store anything. */
const SCARCE = 2_000_000_000;

const stateOf = (isBad: boolean, isStrained: boolean): State =>
  isBad ? 'bad' : isStrained ? 'strained' : 'good';

const databaseHealth = async ({ database }: WholeService): Promise<SiteHealth['database']> => {
  const begun = performance.now();
  try {
    await database.execute(sql`select 1`);
    const milliseconds = Math.round(performance.now() - begun);
    const isCurrent = await isSchemaCurrent(database);
    return { state: stateOf(!isCurrent, milliseconds > SLOW), milliseconds, isCurrent };
  } catch {
    return { state: 'bad', milliseconds: null, isCurrent: false };
  }
};

const filesHealth = async ({ blobs, configuration }: WholeService): Promise<SiteHealth['files']> => {
  const place = configuration.s3Endpoint === null ? 'disk' : 'bucket';
  const begun = performance.now();
  const ending = new AbortController();
  try {
    const stopped = setTimeout(PATIENCE, null, { signal: ending.signal }).then(() => {
      throw new Error('The store of files did not answer');
    });
    await Promise.race([blobs.get(NOTHING_THERE), stopped]);
    const milliseconds = Math.round(performance.now() - begun);
    return { state: stateOf(false, milliseconds > SLOW), place, milliseconds };
  } catch {
    return { state: 'bad', place, milliseconds: null };
  } finally {
    ending.abort();
  }
};

/** Tells an administrator of the site if it is well, and if not, why. */
export const healthAnswers = (services: WholeService): Implementation[] => {
  const { jobs, freeSpace, drawing } = services;
  return [
    implement(calls.administration.siteHealth, async (_input, { database, clock }) => {
      const now = clock.now();
      const [ofDatabase, files, loads, failed, free, isClosedOff] = await Promise.all([
        databaseHealth(services),
        filesHealth(services),
        jobs.load(),
        jobs.failed.list({ size: MAX_FAILED }),
        freeSpace(),
        drawing.isClosedOff(),
      ]);
      // Leaves out messages that were given up: they are counted as failed jobs.
      const given = failed.flatMap(({ name, about }) =>
        name === delivering.name && about !== null ? [about] : [],
      );
      const unsent = given.length === 0 ? undefined : notInArray(outbox.id, given);
      const [oldest] = await database
        .select({ at: min(outbox.createdAt), waiting: sql<number>`count(*)::int` })
        .from(outbox)
        .where(unsent);
      const oldestAt = oldest?.at ?? null;
      return {
        at: now.toISOString(),
        database: ofDatabase,
        jobs: {
          state: stateOf(false, failed.length > 0),
          waiting: loads.reduce((sum, { waiting }) => sum + waiting, 0),
          underWay: loads.reduce((sum, { underWay }) => sum + underWay, 0),
          failed: failed.length,
        },
        outbox: {
          state: stateOf(false, oldestAt !== null && now.getTime() - oldestAt.getTime() > LATE),
          waiting: oldest?.waiting ?? 0,
          oldestAt: oldestAt?.toISOString() ?? null,
        },
        files,
        drawing: {
          state: stateOf(drawing.isResting(), !isClosedOff),
          isClosedOff,
          isResting: drawing.isResting(),
        },
        disk: {
          state: stateOf(free < RESERVED_FOR_FILES, free < SCARCE),
          free: Number.isFinite(free) ? free : null,
        },
      };
    }),
  ];
};
