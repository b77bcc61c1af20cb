import { sql } from 'drizzle-orm';
import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { cents } from '../../../core/money/column.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/**
 * Money that belongs to no order, found by the provider's number. Names no person, because it outlives the account that
 * paid it.
 */
export const shopUnsettled = pgTable(
  'shop_unsettled',
  {
    id: uuid('id').primaryKey(),
    why: text('why', {
      enum: [
        'owed to a deleted account',
        'asked for by a deleted account',
        'payment not known',
        'amount not usable',
      ],
    }).notNull(),
    /** Null if no order is known. */
    orderNumber: text('order_number'),
    provider: text('provider').notNull(),
    /** As the provider sent it; it may not be one of our payments. */
    paymentId: text('payment_id').notNull(),
    /** The provider's own number. */
    reference: text('reference').notNull(),
    /** Null if the amount sent was not a number. */
    amount: cents('amount'),
    since: moment('since').notNull(),
    settledAt: moment('settled_at'),
    /** The action that staff took. */
    settlement: text('settlement'),
  },
  (table) => [
    index('shop_unsettled_open')
      .on(table.since)
      .where(sql`${table.settledAt} is null`),
  ],
);
