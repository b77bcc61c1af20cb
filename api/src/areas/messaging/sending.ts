import { brand } from '@phila/contract';
import { and, asc, eq, gt, inArray, lt, lte, sql } from 'drizzle-orm';
import type { Database } from '../../core/database/open.ts';
import { DAY, HOUR, MINUTE } from '../../core/durations.ts';
import { Refusal } from '../../core/http/refusal.ts';
import type { Task } from '../../core/jobs/task.ts';
import type { Letter } from '../../core/mail/letter.ts';
import type { Person } from '../../core/people/person.ts';
import { assertStepUp } from '../../core/step-up/second-factor.ts';
import { siteAddress } from '../../core/site-address.ts';
import { accounts } from '../../core/accounts/tables.ts';
import type { Services } from '../../core/services.ts';
import { thoseWhoAgreed } from '../consents/public.ts';
import { goesTo, isForSeveral } from './audience.ts';
import { assertDraft, described, lockedAnnouncement } from './drafts.ts';
import { channelsFor } from './notification-choices.ts';
import { mailOfKinds } from './notify-by-choice.ts';
import { announcementRecipients, announcements, bellNotices } from './tables.ts';

type Stored = typeof announcements.$inferSelect;
type Sender = Pick<Services, 'database' | 'clock' | 'mail' | 'sealing' | 'configuration'>;

/** Recipients in a transaction: bounds the locks, and the wait on stopping. */
const AT_ONCE = 200;
/** How long announcements stay in the bell. */
export const SHOWN_FOR = 90 * DAY;

/** The mail for people who consented to news. */
const letterOf = ({ title, text }: Stored, { configuration }: Pick<Services, 'configuration'>): Letter => ({
  subject: title,
  paragraphs: text.split(/\n+/).filter((line) => line.trim() !== ''),
  action: { label: `Open ${brand.name}`, to: siteAddress(configuration, '/dashboard') },
  closing: 'You agreed to news by email. You can turn it off in your settings at any time.',
});

/** Queues the mail for a person. @returns true if there is one */
const mailTo = async (
  sender: Sender,
  within: Database,
  row: Stored,
  person: { id: string; email: string | null },
): Promise<boolean> =>
  person.email !== null &&
  mailOfKinds(
    sender,
    within,
    { id: person.id, email: person.email },
    { kinds: ['news'], about: 'announcement', letter: letterOf(row, sender) },
  );

const deliverTo = async (
  within: Database,
  announcementId: string,
  people: readonly { personId: string; mailedAt: Date | null; inBell: boolean }[],
  more: { isTest: boolean; deliveredAt: Date },
): Promise<void> => {
  if (people.length === 0) return;
  await within
    .insert(announcementRecipients)
    .values(people.map((person) => ({ announcementId, ...person, ...more })))
    .onConflictDoUpdate({
      target: [announcementRecipients.announcementId, announcementRecipients.personId],
      set: { ...more, openedAt: null, mailedAt: sql`excluded.mailed_at`, inBell: sql`excluded.in_bell` },
    });
};

/** Delivers to the next recipients. @returns the last of them; null when done */
const deliverSome = (sender: Sender, id: string, after: string | null): Promise<string | null> =>
  sender.database.transaction(async (tx) => {
    const row = await lockedAnnouncement(tx, id);
    if (row.state !== 'scheduled') return null;
    const now = sender.clock.now();
    const has = sql`exists (select 1 from ${announcementRecipients} where ${announcementRecipients.announcementId} = ${id} and ${announcementRecipients.personId} = ${accounts.id} and ${announcementRecipients.deliveredAt} is not null and not ${announcementRecipients.isTest})`;
    const people = await tx
      .select({
        id: accounts.id,
        email: accounts.email,
        mobile: accounts.mobile,
        mobileVerifiedAt: accounts.mobileVerifiedAt,
      })
      .from(accounts)
      .where(and(goesTo(tx, row), sql`not ${has}`, after === null ? undefined : gt(accounts.id, after)))
      // A fixed order keeps two servers from a deadlock.
      .orderBy(asc(accounts.id))
      .limit(AT_ONCE);
    const agreed = row.byMail
      ? await thoseWhoAgreed(
          tx,
          people.map((person) => person.id),
          'marketing',
        )
      : new Set<string>();
    const mailed = new Set<string>();
    for (const person of people)
      if (agreed.has(person.id) && (await mailTo(sender, tx, row, person))) mailed.add(person.id);
    const channels = await channelsFor(tx, people, ['news']);
    const delivered = people.map((person) => ({
      personId: person.id,
      mailedAt: mailed.has(person.id) ? now : null,
      inBell: channels(person, 'news').bell,
    }));
    // Adds a row even for people who want no news, so that a resumed round skips them.
    await deliverTo(tx, id, delivered, { isTest: false, deliveredAt: now });
    const isLast = people.length < AT_ONCE;
    await tx
      .update(announcements)
      .set({
        delivered: sql`${announcements.delivered} + ${delivered.filter(({ inBell }) => inBell).length}`,
        mailed: sql`${announcements.mailed} + ${mailed.size}`,
        ...(isLast ? { state: 'sent' as const, sentAt: now } : {}),
      })
      .where(eq(announcements.id, id));
    return isLast ? null : (people.at(-1)?.id ?? null);
  });

/** Sends due announcements. If interrupted, the next round continues with the remaining recipients. */
export const sendDue = async (sender: Sender): Promise<void> => {
  const due = await sender.database
    .select({ id: announcements.id })
    .from(announcements)
    .where(and(eq(announcements.state, 'scheduled'), lte(announcements.sendAt, sender.clock.now())))
    .orderBy(asc(announcements.sendAt), asc(announcements.id));
  for (const { id } of due) {
    let after: string | null = null;
    do after = await deliverSome(sender, id, after);
    while (after !== null);
  }
};

export const sendingAnnouncements: Task<Services> = {
  name: 'sending announcements',
  every: MINUTE,
  run: sendDue,
};

/** Deletes an announcement's recipients once it left the bell; their number stays. */
export const forgettingRecipients: Task<Services> = {
  name: 'forgetting who had announcements',
  every: HOUR,
  run: async ({ database, clock }) => {
    const from = new Date(clock.now().getTime() - SHOWN_FOR);
    await database.delete(announcementRecipients).where(lt(announcementRecipients.deliveredAt, from));
    await database.delete(bellNotices).where(lt(bellNotices.deliveredAt, from));
  },
};

/** Sends a draft to oneself, regardless of consent, because it was requested. */
export const sendTest = (sender: Sender, id: string, personId: string): Promise<true> =>
  sender.database.transaction(async (tx) => {
    const row = await lockedAnnouncement(tx, id);
    if (row.state !== 'draft') throw new Refusal(409, 'Only a draft can be tried');
    const [person] = await tx
      .select({ id: accounts.id, email: accounts.email })
      .from(accounts)
      .where(eq(accounts.id, personId));
    const now = sender.clock.now();
    const isMailed = row.byMail && person !== undefined && (await mailTo(sender, tx, row, person));
    await deliverTo(tx, id, [{ personId, mailedAt: isMailed ? now : null, inBell: true }], {
      isTest: true,
      deliveredAt: now,
    });
    return true as const;
  });

/** @throws Refusal 409, or 422 for a past time */
export const schedule = (
  { database, clock, person }: Sender & { person: Person },
  id: string,
  { version, sendAt }: { version: number; sendAt?: string | null | undefined },
) =>
  database.transaction(async (tx) => {
    const draft = await lockedAnnouncement(tx, id);
    assertDraft(draft, version);
    if (await isForSeveral(tx, draft)) await assertStepUp({ database: tx, clock }, person, 'announcements');
    const now = clock.now();
    const at = sendAt === null || sendAt === undefined ? now : new Date(sendAt);
    if (at.getTime() < now.getTime() - MINUTE) {
      const message = 'Please choose a time that is still to come';
      throw new Refusal(422, message, [{ path: 'sendAt', message }]);
    }
    const [row] = await tx
      .update(announcements)
      .set({ state: 'scheduled', sendAt: at, version: version + 1 })
      .where(eq(announcements.id, id))
      .returning();
    return described(tx, row as Stored);
  });

/** @throws Refusal 409 for an unsent one */
export const stop = (database: Database, id: string) =>
  database.transaction(async (tx) => {
    await lockedAnnouncement(tx, id);
    const [row] = await tx
      .update(announcements)
      .set({ state: 'stopped', version: sql`${announcements.version} + 1` })
      .where(and(eq(announcements.id, id), inArray(announcements.state, ['scheduled', 'sent'])))
      .returning();
    if (row === undefined) throw new Refusal(409, 'Only what is sent or scheduled can be stopped');
    return described(tx, row);
  });
