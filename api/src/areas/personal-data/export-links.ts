import { and, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '../../core/database/open.ts';
import { dataExports } from './tables.ts';

/**
 * Mailed links to the account's archive open nothing any more: its password was changed, or it was signed out
 * everywhere. The archive itself is removed by the task that removes expired ones.
 */
export const endExportLinks = async (within: Database, accountId: string, now: Date): Promise<void> => {
  await within
    .update(dataExports)
    .set({ tokenHash: null, expiresAt: now })
    .where(and(eq(dataExports.accountId, accountId), isNotNull(dataExports.tokenHash)));
};
