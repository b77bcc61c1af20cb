import { tablePaths, date, MAX_DUE, record, text, yesNo } from '@phila/contract';
import type { calls, Page, PageQuery, Reminder, ValueOf } from '@phila/contract';
import { and, asc, desc, eq, inArray, isNotNull, isNull, like, lte, notLike, or } from 'drizzle-orm';
import type { Database } from '../../core/database/open.ts';
import { uuidv7 } from '../../core/database/uuid-v7.ts';
import { notFound } from '../../core/http/refusal.ts';
import { listing } from '../../core/records/listing.ts';
import { assertRoom, type Cap, lockPerson, MAX_ROWS } from '../../core/records/most-rows.ts';
import type { ReminderDetails } from '../../core/reminders/about.ts';
import { kindsOutOfBell } from '../messaging/public.ts';
import { reminders } from './tables.ts';

type Stored = typeof reminders.$inferSelect;

/** The most due reminders in the header. */
const SHOWN_DUE = 5;
/** Marks reminders of vouchers (`kind-of-reminder.ts`). */
const BUNDLE = 'bundle/%';

/** Columns for sorting and searching only; there are no calls for this record. */
const columns = record({
  title: 'Reminder',
  paths: tablePaths('/Dashboard/reminders'),
  fields: {
    reminderText: text('Reminder'),
    completeByDate: date('Complete by'),
    earlyReminderDate: date('Early reminder'),
    completed: yesNo('Completed'),
  },
});

const asReminder = ({
  id,
  reminderText,
  completeByDate,
  earlyReminderDate,
  completed,
  about,
}: Stored): Reminder => ({
  id,
  reminderText,
  completeByDate: completeByDate.toISOString(),
  earlyReminderDate: earlyReminderDate?.toISOString() ?? null,
  completed,
  about,
});

const lists = listing(columns, reminders);

/**
 * Lists the person's reminders; with `Completed`, only done or only open ones.
 * @throws Refusal 422 for an unsortable column.
 */
export const listReminders = async (
  database: Database,
  personId: string,
  { Completed, ...query }: PageQuery & { Completed?: 'true' | 'false' | undefined },
): Promise<Reminder[] | Page<Reminder>> => {
  const found = await lists(
    database,
    personId,
    query,
    Completed === undefined ? undefined : eq(reminders.completed, Completed === 'true'),
  );
  const shown = (rows: Record<string, unknown>[]) => rows.map((row) => asReminder(row as Stored));
  return Array.isArray(found) ? shown(found) : { ...found, items: shown(found.items) };
};

const MAX_OPEN: Cap = {
  most: MAX_ROWS,
  plural: 'open reminders',
  remedy: 'Mark one as done to add another.',
};
/** The most done reminders: no call deletes them, so the oldest make room. */
export const MAX_DONE = 1_000;

/** Selects the person's own reminders; the site's follow their subject. */
const written = (personId: string, completed: boolean) =>
  and(eq(reminders.personId, personId), isNull(reminders.about), eq(reminders.completed, completed));

/** @throws Refusal 422 at the most open reminders. */
export const addReminder = (
  database: Database,
  personId: string,
  wanted: ReminderDetails,
  now: Date,
): Promise<Reminder> =>
  database.transaction(async (tx) => {
    await lockPerson(tx, personId);
    await assertRoom(tx, reminders, written(personId, false), MAX_OPEN);
    const oldestDone = tx
      .select({ id: reminders.id })
      .from(reminders)
      .where(written(personId, true))
      .orderBy(desc(reminders.id))
      .offset(MAX_DONE);
    await tx.delete(reminders).where(inArray(reminders.id, oldestDone));
    const [made] = await tx
      .insert(reminders)
      .values({ id: uuidv7(now), personId, ...wanted })
      .returning();
    return asReminder(made as Stored);
  });

const own = (personId: string, id: string) => and(eq(reminders.id, id), eq(reminders.personId, personId));

/** Marks it done or open; repeating it changes nothing. @throws Refusal 404 for an unknown one, or another person's. */
export const completeReminder = async (
  database: Database,
  personId: string,
  id: string,
  completed = true,
): Promise<Reminder> => {
  const [changed] = await database.update(reminders).set({ completed }).where(own(personId, id)).returning();
  if (changed === undefined) throw notFound();
  return asReminder(changed);
};

/**
 * Sets when a reminder is shown again; when it is due stays. @param until null for when it is due
 * @throws Refusal 404 for an unknown one, or another person's
 */
export const snoozeReminder = (
  database: Database,
  personId: string,
  id: string,
  until: Date | null,
): Promise<ValueOf<typeof calls.dashboard.snoozeReminder>> =>
  database.transaction(async (tx) => {
    const [before] = await tx.select().from(reminders).where(own(personId, id)).for('update');
    const [changed] = await tx
      .update(reminders)
      .set({ earlyReminderDate: until })
      .where(own(personId, id))
      .returning();
    if (before === undefined || changed === undefined) throw notFound();
    return {
      ...asReminder(changed),
      formerEarlyReminderDate: before.earlyReminderDate?.toISOString() ?? null,
    };
  });

export const hasReminder = async (database: Database, personId: string, id: string): Promise<boolean> =>
  (await database.$count(reminders, own(personId, id))) > 0;

/** The due reminders that the person wants in the bell, oldest first, and their number up to a hundred. */
export const dueReminders = async (
  database: Database,
  personId: string,
  now: Date,
): Promise<{ count: number; items: Reminder[] }> => {
  const left = await kindsOutOfBell(database, personId);
  const { about } = reminders;
  const due = await database
    .select()
    .from(reminders)
    .where(
      and(
        eq(reminders.personId, personId),
        eq(reminders.completed, false),
        lte(reminders.remindAt, now),
        left.has('reminders') ? isNotNull(about) : undefined,
        left.has('vouchers') ? or(isNull(about), notLike(about, BUNDLE)) : undefined,
        left.has('endings') ? or(isNull(about), like(about, BUNDLE)) : undefined,
      ),
    )
    .orderBy(asc(reminders.remindAt), asc(reminders.id))
    .limit(MAX_DUE);
  return { count: due.length, items: due.slice(0, SHOWN_DUE).map(asReminder) };
};
