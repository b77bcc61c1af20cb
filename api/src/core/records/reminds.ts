import { southAfricanDay } from '@phila/contract';
import type { Database } from '../database/open.ts';
import {
  dropOtherReminderAbout,
  dropRemindersAbout,
  keepReminderAbout,
  reminderBefore,
} from '../reminders/about.ts';

/** Creates reminders from a date field, such as a renewal or an expiry. */
export interface Reminds<Row> {
  /** The date field; without a date there is no reminder. */
  field: keyof Row & string;
  /** The reminder's text without the date: `First aid level 2 expires`. */
  words(row: Row): string;
  /** Days before the date for the first reminder; default: 30. */
  daysBefore?: number;
}

/** A saved row with its id; a single record's id is its person's. */
interface Saved<Row> {
  id: string;
  row: Row;
}

/**
 * Updates the reminders of a table of records, in the transaction that writes its rows.
 * @param table its name, which identifies its reminders
 */
export const remindingOf = <Row>(table: string, { field, words, daysBefore }: Reminds<Row>) => {
  const aboutOf = (id: string): string => `${table}/${id}`;
  return {
    /**
     * Updates the reminder of a saved row. A past date creates no reminder (a membership that ended ten years ago), but
     * keeps an existing one.
     */
    follow: async (tx: Database, personId: string, { id, row }: Saved<Row>, now: Date): Promise<void> => {
      const about = aboutOf(id);
      const day = row[field] as string | null;
      if (day === null) {
        await dropRemindersAbout(tx, personId, [about]);
        return;
      }
      const wanted = reminderBefore(words(row), day, daysBefore);
      if (day < southAfricanDay(now))
        await dropOtherReminderAbout(tx, personId, about, wanted.completeByDate);
      else await keepReminderAbout(tx, personId, about, wanted, now);
    },
    /** Removes the reminders of deleted rows. */
    forget: (tx: Database, personId: string, ids: readonly string[]): Promise<void> =>
      dropRemindersAbout(tx, personId, ids.map(aboutOf)),
  };
};
