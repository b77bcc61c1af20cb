import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { accounts } from '../accounts/tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Specification: dashboard, "Reminder". */
export const reminders = pgTable(
  'reminders',
  {
    id: uuid('id').primaryKey(),
    personId: uuid('person_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    reminderText: text('reminder_text').notNull(),
    completeByDate: moment('complete_by_date').notNull(),
    earlyReminderDate: moment('early_reminder_date'),
    completed: boolean('completed').notNull().default(false),
    /** The subject of a reminder that the site created, such as `document/<id>`; null for the person's own. */
    about: text('about'),
    /** When it is sent: early if the person asked for that. */
    remindAt: moment('remind_at')
      .notNull()
      .generatedAlwaysAs(sql`coalesce("early_reminder_date", "complete_by_date")`),
    /** When the mail was queued, in the same transaction, so that no second one follows. */
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
