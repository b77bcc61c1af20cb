import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { accounts } from '../../core/people/tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });
const owner = () =>
  uuid('person_id')
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' });

/** Specification: dashboard, "Reminder". */
export const reminders = pgTable(
  'reminders',
  {
    id: uuid('id').primaryKey(),
    personId: owner(),
    reminderText: text('reminder_text').notNull(),
    completeByDate: moment('complete_by_date').notNull(),
    earlyReminderDate: moment('early_reminder_date'),
    completed: boolean('completed').notNull().default(false),
    /** What it was made for by the site itself, `document/<id>`; null for one that the person wrote. */
    about: text('about'),
    /** When the reminder is sent: early where the person asked for it. */
    remindAt: moment('remind_at')
      .notNull()
      .generatedAlwaysAs(sql`coalesce("early_reminder_date", "complete_by_date")`),
    /** When the mail went into the outbox, in the same transaction: so there is never a second one. */
    remindedAt: moment('reminded_at'),
  },
  (table) => [
    index('reminders_person').on(table.personId, table.id),
    index('reminders_due')
      .on(table.personId, table.remindAt)
      .where(sql`not "completed"`),
    index('reminders_to_mail')
      .on(table.remindAt)
      .where(sql`not "completed" and "reminded_at" is null`),
    uniqueIndex('reminders_about').on(table.personId, table.about),
  ],
);

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
