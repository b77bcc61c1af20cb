import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { accounts } from '../../core/accounts/tables.ts';

const accountId = () =>
  uuid('account_id')
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' });
const moment = (name: string) => timestamp(name, { withTimezone: true }).notNull();

/** A named view of a list: filters, order and columns. */
export const listViews = pgTable(
  'list_views',
  {
    id: uuid('id').primaryKey(),
    accountId: accountId(),
    /** The list's name, equal to its resource's name. */
    list: text('list').notNull(),
    name: text('name').notNull(),
    isShared: boolean('is_shared').notNull(),
    /** The list's query, as in its address: `price.gte=100&sort=name`. */
    address: text('address').notNull(),
    columns: jsonb('columns').$type<string[]>(),
    savedAt: moment('saved_at'),
  },
  (table) => [
    index('list_views_owner').on(table.accountId, table.list),
    index('list_views_list').on(table.list, table.isShared),
  ],
);

/** A person's settings for a list, on all their devices. */
export const listChoices = pgTable(
  'list_choices',
  {
    accountId: accountId(),
    list: text('list').notNull(),
    size: integer('size'),
    columns: jsonb('columns').$type<string[]>(),
    isDense: boolean('is_dense').notNull().default(false),
    /** Pixels by column name. */
    widths: jsonb('widths').$type<Readonly<Record<string, number>>>(),
    /** The view shown first. */
    viewId: uuid('view_id').references(() => listViews.id, { onDelete: 'set null' }),
    savedAt: moment('saved_at'),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.list] }),
    index('list_choices_view').on(table.viewId),
  ],
);
