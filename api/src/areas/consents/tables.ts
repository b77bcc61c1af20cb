import { consentPurposes } from '@phila/contract';
import { boolean, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { accounts } from '../../core/accounts/tables.ts';

/** Consents given and withdrawn, with the text shown. Rows are only added (POPIA s 11, 69). */
export const consentChanges = pgTable(
  'consent_changes',
  {
    id: uuid('id').primaryKey(),
    personId: uuid('person_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    purpose: text('purpose', { enum: [...consentPurposes] }).notNull(),
    granted: boolean('granted').notNull(),
    textVersion: text('text_version').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  (table) => [index('consent_changes_latest').on(table.personId, table.purpose, table.id)],
);
