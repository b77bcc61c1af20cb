import type { CaseKind } from '@phila/contract';
import { index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { accounts } from '../../../core/accounts/tables.ts';

/** Which member of staff works on which case. */
export const caseHolders = pgTable(
  'case_holders',
  {
    kind: text('kind').$type<CaseKind>().notNull(),
    about: text('about').notNull(),
    personId: uuid('person_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    takenAt: timestamp('taken_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.about] }),
    index('case_holders_person').on(table.personId),
    index('case_holders_taken').on(table.takenAt),
  ],
);
