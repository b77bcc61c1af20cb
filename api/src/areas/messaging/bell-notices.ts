import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../core/database/open.ts';
import { uuidv7 } from '../../core/database/uuid-v7.ts';
import { bellNotices } from './tables.ts';

/** Adds a notice to a person's bell, in the transaction that it reports. */
export const tellInBell = async (
  within: Database,
  personId: string,
  what: { title: string; text: string; to?: `/${string}` },
  now: Date,
): Promise<void> => {
  await within.insert(bellNotices).values({ id: uuidv7(now), personId, ...what, deliveredAt: now });
};

/** @returns true if the person has this notice */
export const openNotice = async (
  database: Database,
  personId: string,
  id: string,
  now: Date,
): Promise<boolean> => {
  const own = and(eq(bellNotices.id, id), eq(bellNotices.personId, personId));
  const opened = await database
    .update(bellNotices)
    .set({ openedAt: now })
    .where(and(own, isNull(bellNotices.openedAt)))
    .returning({ id: bellNotices.id });
  return opened.length > 0 || (await database.$count(bellNotices, own)) > 0;
};
