import { eq } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../database/open.ts';
import { Refusal } from '../http/refusal.ts';
import { accounts } from '../accounts/tables.ts';

/** The most rows of a kind for a person. Lists of this length are sorted and searched without further indexes. */
export const MAX_ROWS = 500;

/** A limit for a person's things, and their name: `{ most: 500, plural: 'bank accounts' }`. */
export interface Cap {
  most: number;
  plural: string;
  /** Advice for the person. Default: 'Delete one to add another.' */
  remedy?: string;
}

/** Refuses another row above the limit, in a sentence. */
export const capMessage = ({ most, plural, remedy = 'Delete one to add another.' }: Cap): string =>
  `You have ${most} ${plural}, which is as many as we keep. ${remedy}`;

/**
 * Locks the person's account row until the transaction ends, so that concurrent requests count and insert in turn.
 * Foreign keys to the account still work.
 */
export const lockPerson = async (tx: Database, personId: string): Promise<void> => {
  await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, personId)).for('no key update');
};

/**
 * Refuses another row above the limit. Lock the person first (`lockPerson`), or two requests could take the last place.
 * @param own the condition for the person's rows
 * @throws Refusal 422
 */
export const assertRoom = async (
  tx: Database,
  table: PgTable,
  own: SQL | undefined,
  cap: Cap,
): Promise<void> => {
  if ((await tx.$count(table, own)) >= cap.most) throw new Refusal(422, capMessage(cap));
};
