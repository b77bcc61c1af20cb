import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Database } from '../database/open.ts';
import { uuidv7 } from '../database/uuid-v7.ts';
import { reminders } from './tables.ts';
import { DAY } from '../durations.ts';

/*
 * Reminders that the site creates, each about a thing of the person's. The dashboard shows and mails them with the
 * person's own.
 */

/** A reminder's text, due time and early time. */
export interface ReminderDetails {
  reminderText: string;
  completeByDate: Date;
  earlyReminderDate: Date | null;
}

/**
 * Updates the site's reminder about something of the person's, such as an expiring document. Another day reopens and
 * resends it; otherwise a completed reminder stays completed, and a snoozed one snoozed.
 * @param about its subject: `document/<id>`
 */
export const keepReminderAbout = async (
  database: Database,
  personId: string,
  about: string,
  wanted: ReminderDetails,
  now: Date,
): Promise<void> => {
  const isOther = sql`${reminders.completeByDate} is distinct from excluded.complete_by_date`;
  await database
    .insert(reminders)
    .values({ id: uuidv7(now), personId, about, ...wanted })
    .onConflictDoUpdate({
      target: [reminders.personId, reminders.about],
      set: {
        reminderText: wanted.reminderText,
        completeByDate: wanted.completeByDate,
        earlyReminderDate: sql`case when ${isOther} then excluded.early_reminder_date else ${reminders.earlyReminderDate} end`,
        completed: sql`${reminders.completed} and not ${isOther}`,
        remindedAt: sql`case when ${isOther} then null else ${reminders.remindedAt} end`,
      },
    });
};

/** Removes the reminders of removed things. */
export const dropRemindersAbout = async (
  database: Database,
  personId: string,
  about: readonly string[],
): Promise<void> => {
  if (about.length > 0)
    await database
      .delete(reminders)
      .where(and(eq(reminders.personId, personId), inArray(reminders.about, [...about])));
};

/** Removes a reminder with other times than these. */
export const dropOtherReminderAbout = async (
  database: Database,
  personId: string,
  about: string,
  completeByDate: Date,
): Promise<void> => {
  await database
    .delete(reminders)
    .where(
      and(
        eq(reminders.personId, personId),
        eq(reminders.about, about),
        ne(reminders.completeByDate, completeByDate),
      ),
    );
};

/** Days of warning before an end, because renewals take weeks. */
const REMINDED_BEFORE = 30;

/** A reminder of an ending day: some days before and on it, at eight in the morning in Johannesburg. */
export const reminderBefore = (
  reminderText: string,
  day: string,
  daysBefore = REMINDED_BEFORE,
): ReminderDetails => {
  const completeByDate = new Date(`${day}T08:00:00+02:00`);
  return {
    reminderText,
    completeByDate,
    earlyReminderDate: new Date(completeByDate.getTime() - daysBefore * DAY),
  };
};
