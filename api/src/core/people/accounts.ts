import { asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../database/open.ts';
import { accounts } from './tables.ts';
import type { UserName } from './user-name.ts';

export type Account = typeof accounts.$inferSelect;

/**
 * The account that a user name means. Of several with one mobile it is the one that proved it; where none did, the
 * oldest.
 */
export const findAccount = async (database: Database, name: UserName | null): Promise<Account | null> => {
  // Asked for an impossible name as well: it takes as long.
  const column = name?.kind === 'mobile' ? accounts.mobile : accounts.email;
  const [account] = await database
    .select()
    .from(accounts)
    .where(eq(column, name?.value ?? ''))
    .orderBy(sql`${accounts.mobileVerifiedAt} is null`, asc(accounts.createdAt))
    .limit(1);
  return account ?? null;
};

/** The account of a person who is signed in; null where it was deleted in the same moment. */
export const accountById = async (database: Database, id: string): Promise<Account | null> => {
  const [account] = await database.select().from(accounts).where(eq(accounts.id, id));
  return account ?? null;
};
