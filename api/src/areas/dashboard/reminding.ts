import { brand, type NotificationChannel, southAfricanTime } from '@phila/contract';
import { and, asc, eq, inArray, isNull, lte } from 'drizzle-orm';
import type { Letter } from '../../core/mail/letter.ts';
import { siteAddress } from '../../core/site-address.ts';
import { accounts } from '../../core/accounts/tables.ts';
import type { Services } from '../../core/services.ts';
import type { Task } from '../../core/jobs/task.ts';
import { channelsFor, mailOfKinds, textOwn } from '../messaging/public.ts';
import { kindOfReminder, reminderKinds } from './kind-of-reminder.ts';
import { reminders } from './tables.ts';

const EVERY = 60_000;
const TAKEN_AT_ONCE = 100;

interface Due {
  reminderText: string;
  completeByDate: Date;
}

const sentence = ({ reminderText, completeByDate }: Due, now: Date): string =>
  `${reminderText}: ${completeByDate < now ? 'was due' : 'due'} on ${southAfricanTime(completeByDate)}.`;

/** Writes the mail; its subject is safe on a locked screen. */
const letter = (due: readonly Due[], to: string, now: Date): Letter => ({
  subject: due.length === 1 ? `A reminder from ${brand.name}` : `${due.length} reminders from ${brand.name}`,
  paragraphs: ['You asked us to remind you.', ...due.map((one) => sentence(one, now))],
  action: { label: 'Open my dashboard', to },
  closing: 'Mark it as done there once it is. We write once for each reminder.',
});

const textMessage = ({ length }: readonly Due[], to: string): string =>
  `${brand.name}: ${length === 1 ? 'you have a reminder' : `you have ${length} reminders`}. ${to}`;

/** Takes up to a hundred due reminders, and marks them as sent in the transaction that queues their mails. */
const remindSome = (services: Services): Promise<number> => {
  const { database, clock, configuration } = services;
  return database.transaction(async (tx) => {
    const now = clock.now();
    const due = await tx
      .select({
        id: reminders.id,
        personId: reminders.personId,
        reminderText: reminders.reminderText,
        completeByDate: reminders.completeByDate,
        about: reminders.about,
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
      .select({
        id: accounts.id,
        email: accounts.email,
        mobile: accounts.mobile,
        mobileVerifiedAt: accounts.mobileVerifiedAt,
      })
      .from(accounts)
      .where(inArray(accounts.id, [...new Set(due.map(({ personId }) => personId))]))
      // Counting mails locks a row for each recipient: a fixed order keeps two servers from a deadlock.
      .orderBy(asc(accounts.id));
    const to = siteAddress(configuration, '/dashboard');
    const channels = await channelsFor(tx, people, reminderKinds);
    for (const person of people) {
      const told = (channel: NotificationChannel) =>
        due.filter(
          ({ personId, about }) => personId === person.id && channels(person, kindOfReminder(about))[channel],
        );
      const { id, email } = person;
      const mailed = told('mail');
      if (email !== null && mailed.length > 0) {
        const kinds = [...new Set(mailed.map(({ about }) => kindOfReminder(about)))];
        const mail = { kinds, about: 'reminder' as const, letter: letter(mailed, to, now) };
        await mailOfKinds(services, tx, { id, email }, mail);
      }
      const texted = told('sms');
      if (texted.length > 0)
        await textOwn(services, tx, person, { about: 'reminder', text: textMessage(texted, to) });
    }
    return due.length;
  });
};

/**
 * Mails each reminder once, at its early or due time, even with several servers (locked rows are skipped) and crashes
 * (mail and mark share a transaction).
 */
export const remind = async (services: Services): Promise<void> => {
  while ((await remindSome(services)) === TAKEN_AT_ONCE);
};

export const reminding: Task<Services> = { name: 'reminding', every: EVERY, run: remind };
