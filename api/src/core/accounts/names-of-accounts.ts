import { inArray } from 'drizzle-orm';
import type { Database } from '../database/open.ts';
import { profiles } from './tables.ts';

/** Names of accounts, from their latest profile. */
export const namesOfAccounts = async (
  database: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  if (ids.length === 0) return new Map();
  const found = await database
    .select()
    .from(profiles)
    .where(inArray(profiles.accountId, [...new Set(ids)]))
    .orderBy(profiles.lastUsedAt);
  return new Map(found.map(({ accountId, firstName, lastName }) => [accountId, `${firstName} ${lastName}`]));
};
