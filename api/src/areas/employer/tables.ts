import { index, integer, pgTable, primaryKey, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { accounts } from '../../core/accounts/tables.ts';
import { organisations } from '../../core/accounts/organisations.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true }).notNull();
const ofAccount = () =>
  uuid('account_id')
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' });
const ofOrganisation = () =>
  integer('os_no')
    .notNull()
    .references(() => organisations.osNo, { onDelete: 'cascade' });

/** Organisations' records of employees, with their accounts. */
export const employerRecords = pgTable(
  'employer_records',
  {
    id: uuid('id').primaryKey(),
    osNo: ofOrganisation(),
    /** The organisation's own number for the employee. */
    employeeNumber: text('employee_number').notNull(),
    accountId: ofAccount(),
    /** A keyed hash of the ID number, to recognise a person under another employee number. */
    identityMark: text('identity_mark'),
    /** Sealed JSON (`parts.ts`), because these people have not agreed to anything yet. */
    parts: text('parts').notNull(),
    createdAt: moment('created_at'),
    suppliedAt: moment('supplied_at'),
  },
  (table) => [
    unique('employer_records_number').on(table.osNo, table.employeeNumber),
    unique('employer_records_account').on(table.accountId, table.osNo),
    index('employer_records_identity').on(table.osNo, table.identityMark),
  ],
);

/** Parts confirmed and copied, with the latest time (POPIA s 27: special information with consent). */
export const employerCopies = pgTable(
  'employer_copies',
  {
    accountId: ofAccount(),
    osNo: ofOrganisation(),
    part: text('part').notNull(),
    at: moment('at'),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.osNo, table.part] })],
);
