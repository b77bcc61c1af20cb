import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Database } from '../database/open.ts';
import { uuidv7 } from '../database/uuid-v7.ts';
import { reminders } from './tables.ts';
import { DAY } from '../durations.ts';

/*
 * Reminders that the site makes by itself, each about one thing of the person's. The dashboard shows and mails them with
 * those that the person wrote.
 */

/** A reminder's text, due date and early date. */
export interface Wanted {
  reminderText: string;
  completeByDate: Date;
  earlyReminderDate: Date | null;
}

/**
 * Keeps the site's own reminder about a thing of the person's, such as a document that expires. New times open it and
 * send it again; otherwise a reminder marked done stays done.
 * @param about what it is about: `document/<id>`
 */
export const keepReminderAbout = async (
  database: Database,
  personId: string,
  about: string,
  wanted: Wanted,
  now: Date,
): Promise<void> => {
  const isOther = sql`(${reminders.completeByDate}, coalesce(${reminders.earlyReminderDate}, ${reminders.completeByDate})) is distinct from (excluded.complete_by_date, coalesce(excluded.early_reminder_date, excluded.complete_by_date))`;
  await database
    .insert(reminders)
    .values({ id: uuidv7(now), personId, about, ...wanted })
    .onConflictDoUpdate({
      target: [reminders.personId, reminders.about],
      set: {
        reminderText: wanted.reminderText,
        completeByDate: wanted.completeByDate,
        earlyReminderDate: wanted.earlyReminderDate,
        completed: sql`${reminders.completed} and not ${isOther}`,
        remindedAt: sql`case when ${isOther} then null else ${reminders.remindedAt} end`,
      },
    });
};

/** Takes reminders away, with what they were about. */
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

/** Takes a reminder away where it is of another time than this one. */
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

/** Days of warning before something ends: a renewal takes weeks. */
const REMINDED_BEFORE = 30;

/** A reminder of a day on which something ends: some days before, and on it, at eight in the morning in Johannesburg. */
export const wantedBefore = (reminderText: string, day: string, daysBefore = REMINDED_BEFORE): Wanted => {
  const completeByDate = new Date(`${day}T08:00:00+02:00`);
  return {
    reminderText,
    completeByDate,
    earlyReminderDate: new Date(completeByDate.getTime() - daysBefore * DAY),
  };
};
