import { and, asc, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Database } from '../database/open.ts';
import { Refusal } from '../http/refusal.ts';
import { accounts } from './tables.ts';
import type { UserName } from './user-name.ts';

export type Account = typeof accounts.$inferSelect;

/**
 * The account that a user name means. A mobile number counts only where its owner received a code or a link on it:
 * anyone can type another's number into a sign-up.
 */
export const findAccount = async (database: Database, name: UserName | null): Promise<Account | null> => {
  // Asked for an impossible name as well: it takes as long.
  const isNamed =
    name?.kind === 'mobile'
      ? and(eq(accounts.mobile, name.value), isNotNull(accounts.mobileVerifiedAt))
      : eq(accounts.email, name?.value ?? '');
  const [account] = await database.select().from(accounts).where(isNamed).limit(1);
  return account ?? null;
};

/**
 * The account that a link to choose a password is for: that of `findAccount`, or one that an employer brought with a
 * mobile number alone. The link is sent to that very number, so a person who uses it has proved that it is theirs.
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
 * Takes a row lock on the account until the transaction ends: others that take it wait, and so does its deletion.
 * @throws Refusal 401 where it was deleted in the same moment.
 */
export const lockAccount = async (tx: Database, id: string): Promise<void> => {
  const [held] = await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(eq(accounts.id, id))
    .for('no key update');
  if (held === undefined) throw new Refusal(401, 'Please sign in');
};

/** The account of a person who is signed in; null where it was deleted in the same moment. */
export const accountById = async (database: Database, id: string): Promise<Account | null> => {
  const [account] = await database.select().from(accounts).where(eq(accounts.id, id));
  return account ?? null;
};
