import { boolean, integer, pgTable, uuid } from 'drizzle-orm/pg-core';
import { accounts } from '../../core/people/tables.ts';

export { reminders } from '../../core/reminders/tables.ts';

/** The seven checks of a person; `mortage` is the payload's spelling (specification: dashboard). */
export const financialWellbeingChecks = pgTable('financial_wellbeing_checks', {
  personId: uuid('person_id')
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  version: integer('version').notNull(),
  medicalInsurance: boolean('medical_insurance').notNull(),
  shortTermInsurance: boolean('short_term_insurance').notNull(),
  will: boolean('will').notNull(),
  retirementPlan: boolean('retirement_plan').notNull(),
  budget: boolean('budget').notNull(),
  mortage: boolean('mortage').notNull(),
  vehicle: boolean('vehicle').notNull(),
});
