import { southAfricanDay } from '@phila/contract';
import type { Database } from '../database/open.ts';
import {
  dropOtherReminderAbout,
  dropRemindersAbout,
  keepReminderAbout,
  wantedBefore,
} from '../reminders/about.ts';

/** Reminds of the day in a date field, on which a policy renews or a certificate ends. */
export interface Reminds<Row> {
  /** The date field. A row without a day is reminded of nothing. */
  field: keyof Row & string;
  /** Words the reminder without the day: `First aid level 2 expires`. */
  words(row: Row): string;
  /** Days before it for the first reminder; default: 30. */
  daysBefore?: number;
}

/** A row, and the id that its table has it by; of a record that a person has once, the person's. */
interface Saved<Row> {
  id: string;
  row: Row;
}

/**
 * Keeps the reminders of a table of records in step with its rows, within the transaction that writes them.
 * @param table its name, which tells its reminders from those of other tables
 */
export const remindingOf = <Row>(table: string, { field, words, daysBefore }: Reminds<Row>) => {
  const aboutOf = (id: string): string => `${table}/${id}`;
  return {
    /**
     * A row that was just saved. Of a day that is over already no reminder is made: a membership of ten years ago is not
     * news; one that was made in time stays.
     */
    follow: async (tx: Database, personId: string, { id, row }: Saved<Row>, now: Date): Promise<void> => {
      const about = aboutOf(id);
      const day = row[field] as string | null;
      if (day === null) {
        await dropRemindersAbout(tx, personId, [about]);
        return;
      }
      const wanted = wantedBefore(words(row), day, daysBefore);
      if (day < southAfricanDay(now))
        await dropOtherReminderAbout(tx, personId, about, wanted.completeByDate);
      else await keepReminderAbout(tx, personId, about, wanted, now);
    },
    /** Rows that were just deleted are reminded of no more. */
    forget: (tx: Database, personId: string, ids: readonly string[]): Promise<void> =>
      dropRemindersAbout(tx, personId, ids.map(aboutOf)),
  };
};
