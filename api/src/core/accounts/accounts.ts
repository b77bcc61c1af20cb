import { and, asc, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Database } from '../database/open.ts';
import { Refusal } from '../http/refusal.ts';
import { accounts } from './tables.ts';
import type { UserName } from './user-name.ts';

export type Account = typeof accounts.$inferSelect;

/**
 * Finds the account of a user name. A mobile number counts only once its owner received a code or link on it: anyone
 * can type another's at sign-up.
 */
export const findAccount = async (database: Database, name: UserName | null): Promise<Account | null> => {
  // Queries for impossible names too, so that they take as long.
  const isNamed =
    name?.kind === 'mobile'
      ? and(eq(accounts.mobile, name.value), isNotNull(accounts.mobileVerifiedAt))
      : eq(accounts.email, name?.value ?? '');
  const [account] = await database.select().from(accounts).where(isNamed).limit(1);
  return account ?? null;
};

/**
 * Finds the account for a link to choose a password: as `findAccount`, or one imported by an employer with only a
 * mobile number. The link goes to that number, so using it proves ownership.
 */
export const findResettable = async (database: Database, name: UserName | null): Promise<Account | null> => {
  if (name?.kind !== 'mobile') return findAccount(database, name);
  const isReachedByIt = and(isNotNull(accounts.importedAt), isNull(accounts.email));
  const [account] = await database
    .select()
    .from(accounts)
    .where(and(eq(accounts.mobile, name.value), or(isNotNull(accounts.mobileVerifiedAt), isReachedByIt)))
    .orderBy(sql`${accounts.mobileVerifiedAt} is null`, asc(accounts.createdAt))
    .limit(1);
  return account ?? null;
};

/**
 * Locks the account's row until the transaction ends; other takers and its deletion wait.
 * @throws Refusal 401 if it was just deleted.
 */
export const lockAccount = async (tx: Database, id: string): Promise<void> => {
  const [held] = await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(eq(accounts.id, id))
    .for('no key update');
  if (held === undefined) throw new Refusal(401, 'Please sign in');
};

/** The account of a signed-in person; null if it was just deleted. */
export const accountById = async (database: Database, id: string): Promise<Account | null> => {
  const [account] = await database.select().from(accounts).where(eq(accounts.id, id));
  return account ?? null;
};
