import type { calls, CheckedInputOf, ValueOf } from '@phila/contract';
import { and, count, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../core/database/open.ts';
import { uuidv7 } from '../../core/database/uuid-v7.ts';
import type { Account } from '../../core/accounts/accounts.ts';
import { notFound, Refusal } from '../../core/http/refusal.ts';
import { audienceChoices, checkedAudience } from './audience.ts';
import { announcementRecipients, announcements } from './tables.ts';

type Stored = typeof announcements.$inferSelect;
type Announcement = ValueOf<typeof calls.messaging.draftAnnouncement>;
type Draft = CheckedInputOf<typeof calls.messaging.draftAnnouncement>['body'];

const MAX_LISTED = 200;
const CHANGED = 'Somebody else changed or sent this announcement. Please read it again.';

const describedRows = async (database: Database, rows: readonly Stored[]): Promise<Announcement[]> => {
  if (rows.length === 0) return [];
  const [choices, counted] = await Promise.all([
    audienceChoices(database),
    database
      .select({ id: announcementRecipients.announcementId, named: count() })
      .from(announcementRecipients)
      .where(
        and(
          inArray(
            announcementRecipients.announcementId,
            rows.filter(({ audience }) => audience === 'people').map(({ id }) => id),
          ),
          eq(announcementRecipients.isNamed, true),
        ),
      )
      .groupBy(announcementRecipients.announcementId),
  ]);
  const named = new Map(counted.map((one) => [one.id, one.named]));
  const toOf = ({ id, audience, osNo, roleId }: Stored): string => {
    const many = named.get(id) ?? 0;
    if (audience === 'everybody') return 'Everybody';
    if (audience === 'people') return many === 1 ? '1 person' : `${many} people`;
    if (audience === 'organisation')
      return (
        choices.organisations.find((one) => one.osNo === osNo)?.name ?? 'An organisation that is archived'
      );
    return choices.roles.find((one) => one.id === roleId)?.name ?? 'A role that is gone';
  };
  return rows.map(({ sendAt, sentAt, ...row }) => ({
    ...row,
    to: toOf(row as Stored),
    named: named.get(row.id) ?? 0,
    sendAt: sendAt?.toISOString() ?? null,
    sentAt: sentAt?.toISOString() ?? null,
  }));
};

export const described = async (database: Database, row: Stored): Promise<Announcement> => {
  const [one] = await describedRows(database, [row]);
  if (one === undefined) throw notFound();
  return one;
};

export const listAnnouncements = async (database: Database): Promise<Announcement[]> =>
  describedRows(
    database,
    await database.select().from(announcements).orderBy(desc(announcements.id)).limit(MAX_LISTED),
  );

/** Locks the row for the transaction. @throws Refusal 404 */
export const lockedAnnouncement = async (within: Database, id: string): Promise<Stored> => {
  const [row] = await within.select().from(announcements).where(eq(announcements.id, id)).for('update');
  if (row === undefined) throw notFound();
  return row;
};

/** @throws Refusal 409 if it is no draft any more, or changed since */
export const assertDraft = ({ state, version }: Stored, asRead: number): void => {
  if (state !== 'draft' || version !== asRead) throw new Refusal(409, CHANGED);
};

const keepNamed = async (within: Database, id: string, named: readonly string[] | undefined) => {
  if (named === undefined) return;
  await within
    .delete(announcementRecipients)
    .where(and(eq(announcementRecipients.announcementId, id), eq(announcementRecipients.isNamed, true)));
  if (named.length > 0)
    await within
      .insert(announcementRecipients)
      .values(named.map((personId) => ({ announcementId: id, personId, isNamed: true })))
      // The person may have sent it to themselves as a test.
      .onConflictDoUpdate({
        target: [announcementRecipients.announcementId, announcementRecipients.personId],
        set: { isNamed: true },
      });
};

/** @param found the accounts of the draft's people */
export const addDraft = (
  database: Database,
  draft: Draft,
  found: readonly (Account | null)[],
  now: Date,
): Promise<Announcement> =>
  database.transaction(async (tx) => {
    const { named, ...chosen } = await checkedAudience(tx, draft, found, false);
    const { title, text, audience, byMail } = draft;
    const [row] = await tx
      .insert(announcements)
      .values({ id: uuidv7(now), title, text, audience, byMail, ...chosen })
      .returning();
    await keepNamed(tx, row?.id ?? '', named);
    return described(tx, row as Stored);
  });

/** @param found the accounts of the draft's people */
export const changeDraft = (
  database: Database,
  id: string,
  { version, ...draft }: Draft & { version: number },
  found: readonly (Account | null)[],
): Promise<Announcement> =>
  database.transaction(async (tx) => {
    const before = await lockedAnnouncement(tx, id);
    assertDraft(before, version);
    const { named, ...chosen } = await checkedAudience(tx, draft, found, before.audience === 'people');
    const { title, text, audience, byMail } = draft;
    const [row] = await tx
      .update(announcements)
      .set({ title, text, audience, byMail, ...chosen, version: sql`${announcements.version} + 1` })
      .where(eq(announcements.id, id))
      .returning();
    await keepNamed(tx, id, named);
    return described(tx, row as Stored);
  });

export const removeDraft = (database: Database, id: string): Promise<true> =>
  database.transaction(async (tx) => {
    const { state } = await lockedAnnouncement(tx, id);
    if (state === 'scheduled' || state === 'sent')
      throw new Refusal(409, 'It is sent, or about to be: stop it first');
    await tx.delete(announcements).where(eq(announcements.id, id));
    return true as const;
  });
