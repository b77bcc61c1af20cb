import type { Cents } from '@phila/finance/cents';
import { customType } from 'drizzle-orm/pg-core';

/**
 * A column of money: whole cents in a `bigint`. Pages share its arithmetic, VAT, parsing and formatting
 * (`@phila/finance/cents`). Throws for a fraction before sending the statement, because PostgreSQL would round it.
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
