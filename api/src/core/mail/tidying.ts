import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { lt } from 'drizzle-orm';
import { codeOf } from '../error-code.ts';
import type { Clock } from '../clock.ts';
import type { Configuration } from '../configuration.ts';
import type { Database } from '../database/open.ts';
import { outbox, sentMessages } from './tables.ts';
import { DAY } from '../durations.ts';

/** Privacy policy, "How long we keep it". */
export const MESSAGES_KEPT_DAYS = 90;

const filesOf = async (folder: string): Promise<string[]> => {
  try {
    return await readdir(folder);
  } catch (error) {
    // No message was ever written there.
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  }
};

/** Deletes old messages that were written to a folder instead of being sent. */
const tidyFolder = async (folder: string, before: Date): Promise<void> => {
  for (const name of await filesOf(folder)) {
    const file = join(folder, name);
    const { mtime } = await stat(file);
    if (mtime < before) await rm(file, { force: true });
  }
};

/** Deletes sent and failed messages after their retention period. */
export const tidyMessages = async ({
  database,
  clock,
  configuration,
}: {
  database: Database;
  clock: Clock;
  configuration: Configuration;
}): Promise<void> => {
  const before = new Date(clock.now().getTime() - MESSAGES_KEPT_DAYS * DAY);
  await database.delete(sentMessages).where(lt(sentMessages.sentAt, before));
  // No retry lasts that long.
  await database.delete(outbox).where(lt(outbox.createdAt, before));
  for (const folder of ['mail', 'sms']) await tidyFolder(join(configuration.dataDir, folder), before);
};
