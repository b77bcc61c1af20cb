import type { Cents } from '@phila/finance/cents';
import { customType } from 'drizzle-orm/pg-core';

/**
 * A column of money: whole cents in a `bigint`. Arithmetic, VAT, parsing and formatting are `@phila/finance/cents`, which
 * pages use as well. Writing a fraction throws before the statement is sent, because PostgreSQL would round it.
 */
export const cents = customType<{ data: Cents; driverData: string | number }>({
  dataType: () => 'bigint',
  toDriver: (value) => {
    if (!Number.isSafeInteger(value)) throw new RangeError(`Not an amount in whole cents: ${value}`);
    return value;
  },
  fromDriver: (value) => {
    // Sums computed by the database arrive as text too.
    const amount = Number(value);
    if (!Number.isSafeInteger(amount)) throw new RangeError(`Not an amount in whole cents: ${value}`);
    return amount;
  },
});
