import { codeOf } from '../error-code.ts';
import { Refusal } from '../http/refusal.ts';
import type { Services } from '../services.ts';

const MEGABYTE = 1024 * 1024;

/**
 * Bytes kept free for the embedded database. It extends its log by files of 16 MB, and hangs the whole process if the
 * disk is full.
 */
export const RESERVED_FOR_DATABASE = 40 * MEGABYTE;

/** Bytes that must be free before a file is received or made; several may come at once. */
export const RESERVED_FOR_FILES = 160 * MEGABYTE;

export const noRoom = (): Refusal =>
  new Refusal(
    507,
    'There is no room to save anything right now. Nothing was changed. Please try again later.',
    undefined,
    { retryAfter: 60 },
  );

type Watched = Pick<Services, 'configuration' | 'freeSpace'>;

export const hasRoomForFiles = async ({ freeSpace }: Watched): Promise<boolean> =>
  (await freeSpace()) >= RESERVED_FOR_FILES;

/**
 * Refuses writing calls on a nearly full disk.
 * @param isUpload true for a call with a file
 * @throws Refusal 507 while the disk under `DATA_DIR` is nearly full
 */
export const assertRoomOnDisk = async (services: Watched, isUpload: boolean): Promise<void> => {
  // With PostgreSQL, only files are written to this disk.
  if (!isUpload && services.configuration.databaseUrl !== null) return;
  const needed = isUpload ? RESERVED_FOR_FILES : RESERVED_FOR_DATABASE;
  if ((await services.freeSpace()) < needed) throw noRoom();
};

/** Codes of the system and PostgreSQL for a full disk or an exhausted quota. */
const CODES = new Set(['ENOSPC', 'EDQUOT', '53100']);

/** Recognises a full disk inside drizzle's wrapping. */
export const isDiskFull = (error: unknown): boolean => {
  for (let at = error, depth = 0; typeof at === 'object' && at !== null && depth < 5; depth += 1) {
    if (CODES.has(codeOf(at) ?? '')) return true;
    at = (at as { cause?: unknown }).cause;
  }
  return false;
};
