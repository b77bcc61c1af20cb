import { DOCUMENT_QUOTA, documentFolders } from '@phila/contract';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../core/database/open.ts';
import { Refusal } from '../../core/http/refusal.ts';
import { lockAccount } from '../../core/accounts/accounts.ts';
import { documentUsage } from './tables.ts';

const LAST_FIXED = Math.max(...Object.values(documentFolders));
const MEGABYTE = 1024 * 1024;

/** Bytes of the person's documents, trash included. */
export const usedBytes = async (database: Database, personId: string): Promise<number> => {
  const [found] = await database
    .select({ bytes: documentUsage.bytes })
    .from(documentUsage)
    .where(eq(documentUsage.personId, personId));
  return found?.bytes ?? 0;
};

/** @throws Refusal 413 if `more` bytes do not fit beside the used bytes. */
export const mustFit = (used: number, more: number): void => {
  if (used + more > DOCUMENT_QUOTA) {
    throw new Refusal(
      413,
      `There is no room for this file: your documents may take up ${DOCUMENT_QUOTA / MEGABYTE} MB. ` +
        'Delete some for good, or empty the trash, and try again.',
    );
  }
};

/**
 * Locks the person's documents until the transaction ends, so that two uploads cannot both take the last space.
 * @throws Refusal 401 if the account was deleted in the meantime.
 */
export const holdDocuments = async (
  tx: Database,
  personId: string,
): Promise<{ bytes: number; lastFolderId: number }> => {
  await lockAccount(tx, personId);
  await tx
    .insert(documentUsage)
    .values({ personId, bytes: 0, lastFolderId: LAST_FIXED })
    .onConflictDoNothing();
  const [held] = await tx
    .select({ bytes: documentUsage.bytes, lastFolderId: documentUsage.lastFolderId })
    .from(documentUsage)
    .where(eq(documentUsage.personId, personId))
    .for('update');
  if (held === undefined) throw new Refusal(401, 'Please sign in');
  return held;
};

export const addUsage = async (tx: Database, personId: string, bytes: number): Promise<void> => {
  await tx
    .update(documentUsage)
    .set({ bytes: sql`${documentUsage.bytes} + ${bytes}` })
    .where(eq(documentUsage.personId, personId));
};
