import type { calls, ValueOf } from '@phila/contract';
import { and, count, desc, eq, gte, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Database } from '../../core/database/open.ts';
import { notFound } from '../../core/http/refusal.ts';
import { SHOWN_FOR } from './sending.ts';
import { openNotice } from './bell-notices.ts';
import { announcementRecipients, announcements, bellNotices } from './tables.ts';

const SHOWN = 10;

/** Selects announcements in a person's bell, own tests included, stopped ones excluded. */
const inBell = (personId: string, now: Date) =>
  and(
    eq(announcementRecipients.personId, personId),
    eq(announcementRecipients.inBell, true),
    gte(announcementRecipients.deliveredAt, new Date(now.getTime() - SHOWN_FOR)),
    or(eq(announcementRecipients.isTest, true), inArray(announcements.state, ['scheduled', 'sent'])),
  );

export const receivedBy = async (
  database: Database,
  personId: string,
  now: Date,
): Promise<ValueOf<typeof calls.messaging.receivedAnnouncements>> => {
  const joined = eq(announcements.id, announcementRecipients.announcementId);
  const ownNotices = and(
    eq(bellNotices.personId, personId),
    gte(bellNotices.deliveredAt, new Date(now.getTime() - SHOWN_FOR)),
  );
  const [rows, [waiting], notices, waitingNotices] = await Promise.all([
    database
      .select({
        id: announcements.id,
        title: announcements.title,
        text: announcements.text,
        to: sql<null>`null`,
        deliveredAt: announcementRecipients.deliveredAt,
        openedAt: announcementRecipients.openedAt,
      })
      .from(announcementRecipients)
      .innerJoin(announcements, joined)
      .where(inBell(personId, now))
      .orderBy(desc(announcementRecipients.deliveredAt), desc(announcements.id))
      .limit(SHOWN),
    database
      .select({ unopened: count() })
      .from(announcementRecipients)
      .innerJoin(announcements, joined)
      .where(and(inBell(personId, now), isNull(announcementRecipients.openedAt))),
    database
      .select({
        id: bellNotices.id,
        title: bellNotices.title,
        text: bellNotices.text,
        to: bellNotices.to,
        deliveredAt: bellNotices.deliveredAt,
        openedAt: bellNotices.openedAt,
      })
      .from(bellNotices)
      .where(ownNotices)
      .orderBy(desc(bellNotices.deliveredAt), desc(bellNotices.id))
      .limit(SHOWN),
    database.$count(bellNotices, and(ownNotices, isNull(bellNotices.openedAt))),
  ]);
  return {
    unopened: Math.min((waiting?.unopened ?? 0) + waitingNotices, SHOWN),
    items: [...rows, ...notices]
      .map(({ deliveredAt, openedAt, ...row }) => ({
        ...row,
        deliveredAt: deliveredAt?.toISOString() ?? '',
        isOpened: openedAt !== null,
      }))
      .toSorted((a, b) => (a.deliveredAt < b.deliveredAt ? 1 : -1))
      .slice(0, SHOWN),
  };
};

/** Counts only the first opening. @throws Refusal 404 for a message that the person does not have */
export const openBy = (database: Database, personId: string, id: string, now: Date): Promise<true> =>
  database.transaction(async (tx) => {
    const own = and(
      eq(announcementRecipients.announcementId, id),
      eq(announcementRecipients.personId, personId),
    );
    const [row] = await tx.select().from(announcementRecipients).where(own).for('update');
    if (row === undefined && (await openNotice(tx, personId, id, now))) return true as const;
    if (row === undefined || row.deliveredAt === null) throw notFound();
    if (row.openedAt !== null) return true as const;
    await tx.update(announcementRecipients).set({ openedAt: now }).where(own);
    if (!row.isTest)
      await tx
        .update(announcements)
        .set({ opened: sql`${announcements.opened} + 1` })
        .where(eq(announcements.id, id));
    return true as const;
  });
