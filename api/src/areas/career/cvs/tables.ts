import type { CvChoices } from '@phila/contract/cv';
import { boolean, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { accounts } from '../../../core/accounts/tables.ts';

/** The saved CVs. A row holds choices only; the contents are read from the person's records (`cv-records.ts`). */
export const savedCvs = pgTable(
  'saved_cvs',
  {
    /** For the first CV this is the account's id, so that it has an address before it is stored. */
    id: uuid('id').primaryKey(),
    personId: uuid('person_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    templateId: integer('template_id').$type<CvChoices['templateId']>().notNull(),
    colour: text('colour').notNull(),
    hidden: jsonb('hidden').$type<CvChoices['hidden']>().notNull(),
    order: jsonb('order').$type<CvChoices['order']>().notNull(),
    heading: text('heading').notNull(),
    personalSummary: text('personal_summary').notNull(),
    showPicture: boolean('show_picture').notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
    version: integer('version').notNull(),
  },
  (table) => [index('saved_cvs_person').on(table.personId, table.id)],
);
