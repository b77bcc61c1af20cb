import { brand, southAfricanTime } from '@phila/contract';
import { and, asc, eq, inArray, isNull, lte } from 'drizzle-orm';
import { notify, type Message } from '../../core/mail/notify.ts';
import { siteAddress } from '../../core/people/site-address.ts';
import { accounts } from '../../core/people/tables.ts';
import type { Services } from '../../core/services.ts';
import type { Task } from '../../core/jobs/task.ts';
import { reminders } from './tables.ts';

const EVERY = 60_000;
const TAKEN_AT_ONCE = 100;

interface Due {
  reminderText: string;
  completeByDate: Date;
}

const sentence = ({ reminderText, completeByDate }: Due, now: Date): string =>
  `${reminderText}: ${completeByDate < now ? 'was due' : 'due'} on ${southAfricanTime(completeByDate)}.`;

/** What the person reads; the subject says nothing that a locked screen should not show. */
const message = (due: readonly Due[], to: string, now: Date): Message => ({
  about: 'reminder',
  letter: {
    subject:
      due.length === 1 ? `A reminder from ${brand.name}` : `${due.length} reminders from ${brand.name}`,
    paragraphs: ['You asked us to remind you.', ...due.map((one) => sentence(one, now))],
    action: { label: 'Open my dashboard', to },
    closing: 'Press Done there when it is behind you. We write once for each reminder.',
  },
  sms: `${brand.name}: ${due.length === 1 ? 'you have a reminder' : `you have ${due.length} reminders`}. ${to}`,
});

/** Takes up to a hundred reminders that are due, and marks them as sent in the transaction that queues their mails. */
const remindSome = ({ database, clock, mail, sms, configuration }: Services): Promise<number> =>
  database.transaction(async (tx) => {
    const now = clock.now();
    const due = await tx
      .select({
        id: reminders.id,
        personId: reminders.personId,
        reminderText: reminders.reminderText,
        completeByDate: reminders.completeByDate,
      })
      .from(reminders)
      .where(and(eq(reminders.completed, false), isNull(reminders.remindedAt), lte(reminders.remindAt, now)))
      .orderBy(asc(reminders.remindAt), asc(reminders.id))
      .limit(TAKEN_AT_ONCE)
      .for('update', { skipLocked: true });
    if (due.length === 0) return 0;
    await tx
      .update(reminders)
      .set({ remindedAt: now })
      .where(
        inArray(
          reminders.id,
          due.map(({ id }) => id),
        ),
      );
    const people = await tx
      .select({ id: accounts.id, email: accounts.email, mobile: accounts.mobile })
      .from(accounts)
      .where(inArray(accounts.id, [...new Set(due.map(({ personId }) => personId))]))
      // The limit of each recipient is a row that stays locked: in one order, so that two servers cannot deadlock.
      .orderBy(asc(accounts.id));
    const to = siteAddress(configuration, '/dashboard');
    for (const person of people) {
      const theirs = due.filter(({ personId }) => personId === person.id);
      await notify({ mail, sms }, tx, person, message(theirs, to, now));
    }
    return due.length;
  });

/**
 * Mails each reminder once, when its early date or else its own has come: with several servers (rows are skipped that
 * another has taken) and with a crash anywhere (mail and mark are written together, or not at all).
 */
export const remind = async (services: Services): Promise<void> => {
  while ((await remindSome(services)) === TAKEN_AT_ONCE);
};

export const reminding: Task<Services> = { name: 'reminding', every: EVERY, run: remind };
