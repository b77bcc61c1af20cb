import { eq, type SQL, sql } from 'drizzle-orm';
import { index, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../database/open.ts';

/** Telephone numbers that people gave, in a table with an `indexOfPhones`. */
export interface PhoneNumbers {
  table: PgTable;
  accountId: PgColumn;
  /** Column or expression with the number, as in the index. */
  number: SQL;
}

/** Shares the last nine digits among all forms of a South African number: 082…, 2782… and +27 82…. */
const lastDigits = (number: SQL): SQL => sql`right(regexp_replace(${number}, '[^0-9]', '', 'g'), 9)`;

/** An index on numbers, by which `gavePhone` finds them in any form. */
export const indexOfPhones = (name: string, number: SQL) => index(name).on(lastDigits(number));

/**
 * Reads the accounts that gave a number, by the index of each place where it may stand.
 * @param digits the last nine digits
 */
export const accountsWithPhone = (
  database: Database,
  phones: readonly PhoneNumbers[],
  digits: string,
): SQL[] =>
  phones.map(
    ({ table, accountId, number }) =>
      sql`${database
        .select({ id: accountId })
        .from(table)
        .where(eq(lastDigits(number), digits))}`,
  );
