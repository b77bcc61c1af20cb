import { sql } from 'drizzle-orm';
import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { cents } from '../../../core/money/column.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/**
 * Money that no order accounts for: our staff finds it by the provider's number. It names no person, because it outlives
 * the account that it may have come from.
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
    /** Null where no order is known. */
    orderNumber: text('order_number'),
    provider: text('provider').notNull(),
    /** As the provider sent it; it may be no payment of ours. */
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
