import { boolean, integer, pgTable, uuid } from 'drizzle-orm/pg-core';
import { accounts } from '../../core/accounts/tables.ts';

export { reminders } from '../../core/reminders/tables.ts';

/**
 * Answers to the seven checks; null if it follows from the person's records. `mortage` is the payload's spelling
 * (specification: dashboard).
 */
export const financialWellbeingChecks = pgTable('financial_wellbeing_checks', {
  personId: uuid('person_id')
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  version: integer('version').notNull(),
  medicalInsurance: boolean('medical_insurance'),
  shortTermInsurance: boolean('short_term_insurance'),
  will: boolean('will'),
  retirementPlan: boolean('retirement_plan'),
  budget: boolean('budget'),
  mortage: boolean('mortage'),
  vehicle: boolean('vehicle'),
});
