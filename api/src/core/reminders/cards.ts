import { southAfricanDay, type TodayCards } from '@phila/contract';
import { and, asc, eq, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../database/open.ts';
import { DAY } from '../durations.ts';
import { reminders } from './tables.ts';

/** The most cards of reminders. */
const MOST = 20;

interface Asked {
  personId: string;
  now: Date;
  /** Pages by the beginning of the reminder's subject: `{ document: '/documents' }`. */
  pages: Readonly<Record<string, string>>;
  /** Leaves out reminders without such a page; default: false. */
  isOnlyPages?: boolean;
}

/** The page of a reminder's subject, such as `document/<id>`; null for none. */
const pageOf = (about: string | null, pages: Asked['pages']): string | null =>
  Object.entries(pages).find(([subject]) => about?.startsWith(`${subject}/`))?.[1] ?? null;

/** Open reminders that are overdue or due today, or whose early date has come, as cards of Today. */
export const reminderCards = async (
  database: Database,
  { personId, now, pages, isOnlyPages = false }: Asked,
): Promise<TodayCards> => {
  const tomorrow = new Date(Date.parse(`${southAfricanDay(now)}T00:00:00+02:00`) + DAY);
  const { about } = reminders;
  const ofPages = or(...Object.keys(pages).map((subject) => sql`starts_with(${about}, ${`${subject}/`})`));
  const open = await database
    .select()
    .from(reminders)
    .where(
      and(
        eq(reminders.personId, personId),
        eq(reminders.completed, false),
        lt(reminders.remindAt, tomorrow),
        isOnlyPages ? ofPages : undefined,
      ),
    )
    .orderBy(asc(reminders.completeByDate), asc(reminders.id))
    .limit(MOST);
  return open.map(({ id, reminderText, completeByDate, about: subject }) => ({
    id: subject ?? `reminder/${id}`,
    title: reminderText,
    at: completeByDate.toISOString(),
    detail: null,
    to: pageOf(subject, pages),
    reminderId: id,
    offerId: null,
  }));
};
