import type { PersonalExport } from '@phila/contract';
import { and, desc, eq, isNotNull, isNull, lte, ne, notExists, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Readable } from 'node:stream';
import { pipeline, Transform } from 'node:stream';
import { accountById } from '../../core/accounts/accounts.ts';
import { audit, type Origin } from '../../core/people/authentication-events.ts';
import { notify } from '../../core/mail/notify.ts';
import {
  type Capability,
  capabilitiesOf,
  findCapability,
  issueCapability,
  liveCapabilities,
  revokeCapabilities,
  useCapability as countDownload,
} from '../../core/capability/capability.ts';
import { throttleKey, countUse } from '../../core/limits/throttle.ts';
import type { Database } from '../../core/database/open.ts';
import { uuidv7 } from '../../core/database/uuid-v7.ts';
import { Refusal } from '../../core/http/refusal.ts';
import type { WholeService } from '../../core/area.ts';
import type { Services } from '../../core/services.ts';
import type { Job } from '../../core/jobs/job.ts';
import type { Task } from '../../core/jobs/task.ts';
import { hasRoomForFiles } from '../../core/disk/room.ts';
import { archiveOf } from './archive.ts';
import { removeBlobsLater } from '../../core/blobs/removal.ts';
import { exportMessage } from './letters.ts';
import { dataExports } from './tables.ts';
import { DAY } from '../../core/durations.ts';

type Row = typeof dataExports.$inferSelect;

/** The mailed link is a capability. It ends with a new password and on signing out everywhere. */
const PURPOSE = 'data export';

/** How long the mailed link works (specification: service). */
const AVAILABLE = DAY;
/** Milliseconds after which an unfinished export is abandoned, so that the person may ask again. */
const GIVEN_UP_AFTER = DAY;
/** Seconds that an export waits while the disk is full. */
const WAIT_FOR_ROOM = 60;
/** Requests allowed in a day. */
const A_DAY = { uses: 5, window: DAY };
const TOO_MANY =
  'You have asked for your data several times today. Please use the last link, or ask again tomorrow.';

/** @param hasLink true while the mailed link opens it */
const stateOf = (
  { finishedAt, failedAt, blobKey }: Pick<Row, 'finishedAt' | 'failedAt' | 'blobKey'>,
  hasLink: boolean,
): PersonalExport['state'] => {
  if (failedAt !== null) return 'failed';
  if (finishedAt === null) return 'being made';
  return blobKey !== null && hasLink ? 'ready' : 'expired';
};

const exportOf = (row: Row, hasLink = false): PersonalExport => ({
  state: stateOf(row, hasLink),
  requestedAt: row.requestedAt.toISOString(),
  availableUntil: row.expiresAt?.toISOString() ?? null,
  size: row.size,
});

const lastOf = async (database: Database, accountId: string): Promise<Row | null> => {
  const [row] = await database
    .select()
    .from(dataExports)
    .where(eq(dataExports.accountId, accountId))
    .orderBy(desc(dataExports.requestedAt), desc(dataExports.id))
    .limit(1);
  return row ?? null;
};

/** Tells the progress of the latest export; null for none. */
export const lastExport = async (
  { database, clock }: Services,
  accountId: string,
): Promise<PersonalExport | null> => {
  const row = await lastOf(database, accountId);
  if (row === null) return null;
  const links = await capabilitiesOf(database, clock.now(), accountId, PURPOSE);
  return exportOf(
    row,
    links.some(({ subject }) => subject === row.id),
  );
};

const keepLimit = async (database: Database, accountId: string, now: Date): Promise<void> => {
  const use = await countUse(database, throttleKey('data export', accountId), A_DAY, now);
  if (!use.allowed) throw new Refusal(429, TOO_MANY, undefined, { retryAfter: use.retryAfter });
};

/** Removes archives and their links; the rows stay as a record of the requests. */
const remove = async (within: Database, which: SQL | undefined, now: Date): Promise<void> => {
  const rows = await within
    .select({ id: dataExports.id, accountId: dataExports.accountId, key: dataExports.blobKey })
    .from(dataExports)
    .where(and(isNotNull(dataExports.blobKey), which))
    .for('update', { skipLocked: true });
  for (const { id, accountId, key } of rows) {
    if (key !== null) await removeBlobsLater(within, [key], now);
    await revokeCapabilities(within, now, { accountId, purpose: PURPOSE, subject: id });
    await within.update(dataExports).set({ blobKey: null }).where(eq(dataExports.id, id));
  }
};

/**
 * Requests an archive, and ends earlier archives and links; the job below makes it. Until it is ready, further requests
 * return the same archive.
 * @throws Refusal 429 above five in a day.
 */
export const requestExport = async (
  services: Services,
  accountId: string,
  origin: Origin,
): Promise<PersonalExport> => {
  const { database, clock, jobs } = services;
  const now = clock.now();
  const last = await lastOf(database, accountId);
  if (last !== null && exportOf(last).state === 'being made') return exportOf(last);
  await keepLimit(database, accountId, now);
  return database.transaction(async (tx) => {
    const [made] = await tx
      .insert(dataExports)
      .values({ id: uuidv7(now), accountId, requestedAt: now })
      .onConflictDoNothing()
      .returning();
    if (made !== undefined) {
      await remove(tx, and(eq(dataExports.accountId, accountId), ne(dataExports.id, made.id)), now);
      await audit(tx, clock, origin, 'data export asked', { accountId });
      await jobs.ask(exporting, { id: made.id }, { within: tx });
    }
    const row = made ?? (await lastOf(tx, accountId));
    if (row === null) throw new Refusal(401, 'Please sign in');
    return exportOf(row);
  });
};

/** The archive behind a link; null for an invalid link. */
const archiveBehind = async (database: Database, link: Capability | null): Promise<Row | null> => {
  if (link === null) return null;
  const [row] = await database
    .select()
    .from(dataExports)
    .where(and(eq(dataExports.id, link.subject), isNotNull(dataExports.blobKey)));
  return row ?? null;
};

const RUN_OUT =
  'This link has expired, is not complete, or a newer copy was asked for. You can ask again in Settings.';

/** @throws Refusal 404, the same for an expired and an unknown link. */
export const exportBehind = async (
  { database, clock }: Services,
  token: string,
): Promise<{ size: number; availableUntil: string }> => {
  const row = await archiveBehind(database, await findCapability(database, clock.now(), PURPOSE, token));
  if (row?.size == null || row.expiresAt === null) throw new Refusal(404, RUN_OUT);
  return { size: row.size, availableUntil: row.expiresAt.toISOString() };
};

/** Opens the archive. @throws Refusal 404 for an expired or unknown link */
export const openExport = async (
  services: Services,
  token: string,
  origin: Origin,
): Promise<{ bytes: Readable; size: number; at: Date }> => {
  const { database, blobs, clock } = services;
  const row = await archiveBehind(database, await countDownload(database, clock.now(), PURPOSE, token));
  const bytes = row?.blobKey == null ? null : await blobs.get(row.blobKey);
  if (row === null || bytes === null || row.size === null) throw new Refusal(404, RUN_OUT);
  await audit(database, clock, origin, 'data export downloaded', { accountId: row.accountId });
  return { bytes, size: row.size, at: row.requestedAt };
};

const isUnderWay = and(isNull(dataExports.finishedAt), isNull(dataExports.failedAt));

/**
 * Begins an attempt under a new key, removing leftovers of an interrupted one. Administrators can restart a failed
 * export, unless the person has requested another since.
 * @returns null if there is nothing to make
 */
const begin = ({ database, clock }: Services, id: string): Promise<Row | null> =>
  database.transaction(async (tx) => {
    const now = clock.now();
    const [row] = await tx.select().from(dataExports).where(eq(dataExports.id, id)).for('update');
    if (row === undefined || row.finishedAt !== null) return null;
    if (row.failedAt !== null) {
      const other = and(eq(dataExports.accountId, row.accountId), isUnderWay);
      if ((await tx.$count(dataExports, other)) > 0) return null;
    }
    if (row.blobKey !== null) await removeBlobsLater(tx, [row.blobKey], now);
    const [begun] = await tx
      .update(dataExports)
      .set({ blobKey: `exports/${uuidv7(now)}`, failedAt: null })
      .where(eq(dataExports.id, id))
      .returning();
    return begun ?? null;
  });

/** Writes the archive under its key. @returns its size in bytes. */
const write = async (services: WholeService, row: Row, key: string): Promise<number> => {
  let size = 0;
  const counted = new Transform({
    transform: (bytes: Buffer, _encoding, done) => {
      size += bytes.length;
      done(null, bytes);
    },
  });
  const archive = await archiveOf(services, row.accountId, services.clock.now());
  // Ignores errors here: they destroy the pipe, which rejects `put` below.
  pipeline(archive, counted, () => undefined);
  await services.blobs.put(key, counted);
  return size;
};

/** Marks the archive as ready and mails its link; neither if the account was deleted in the meantime. */
const finish = (services: Services, row: Row, key: string, size: number): Promise<void> =>
  services.database.transaction(async (tx) => {
    const now = services.clock.now();
    const expiresAt = new Date(now.getTime() + AVAILABLE);
    const [finished] = await tx
      .update(dataExports)
      .set({ finishedAt: now, size, expiresAt })
      .where(and(eq(dataExports.id, row.id), eq(dataExports.blobKey, key), isNull(dataExports.finishedAt)))
      .returning();
    const account = finished === undefined ? null : await accountById(tx, row.accountId);
    if (account === null) return removeBlobsLater(tx, [key], now);
    const { token } = await issueCapability(tx, now, {
      accountId: row.accountId,
      purpose: PURPOSE,
      subject: row.id,
      expiresAt,
    });
    await notify(
      services,
      tx,
      account,
      exportMessage(services.configuration, { token, size, expiresAt }),
      expiresAt,
    );
  });

/** Marks unfinished exports as failed, and removes their files. */
const giveUp = (within: Database, which: SQL | undefined, now: Date): Promise<void> =>
  within.transaction(async (tx) => {
    const rows = await tx
      .select({ id: dataExports.id, key: dataExports.blobKey })
      .from(dataExports)
      .where(and(isUnderWay, which))
      .for('update', { skipLocked: true });
    for (const { id, key } of rows) {
      if (key !== null) await removeBlobsLater(tx, [key], now);
      await tx.update(dataExports).set({ failedAt: now, blobKey: null }).where(eq(dataExports.id, id));
    }
  });

/** Makes a requested archive. */
export const exporting: Job<{ id: string }, WholeService> = {
  name: 'export',
  title: 'Copies of people’s data',
  retries: { first: 60, longest: 600, times: 2 },
  run: async ({ id }, services, { isLast }) => {
    // Waits while the disk is full, without using up attempts.
    if (!(await hasRoomForFiles(services)))
      return services.jobs.ask(exporting, { id }, { after: WAIT_FOR_ROOM });
    const row = await begin(services, id);
    if (row?.blobKey == null) return;
    try {
      await finish(services, row, row.blobKey, await write(services, row, row.blobKey));
    } catch (error) {
      if (isLast) await giveUp(services.database, eq(dataExports.id, id), services.clock.now());
      throw error;
    }
  },
};

/** Removes archives without a valid link: expired, or ended with the sessions. */
const removeExpired = ({ database, clock }: Services): Promise<void> => {
  const now = clock.now();
  const links = liveCapabilities(database, now, PURPOSE, {
    accountId: dataExports.accountId,
    subject: sql`${dataExports.id}::text`,
  });
  return database.transaction((tx) =>
    remove(tx, and(isNotNull(dataExports.finishedAt), notExists(links)), now),
  );
};

/** Removes expired archives, and abandons archives whose last attempt died with its server. */
export const tidyExports = async (services: Services): Promise<void> => {
  const { database, clock } = services;
  const now = clock.now();
  await removeExpired(services);
  await giveUp(database, lte(dataExports.requestedAt, new Date(now.getTime() - GIVEN_UP_AFTER)), now);
};

export const exportTidying: Task<Services> = { name: 'exports', every: 60_000, run: tidyExports };
