import { and, eq, inArray, lt, lte, sql } from 'drizzle-orm';
import type { Database } from '../../core/database/open.ts';
import { OutgoingFailure } from '../../core/outgoing/fetch-bounded.ts';
import type { Services } from '../../core/services.ts';
import type { Task } from '../../core/jobs/task.ts';
import { addressOfFeed, feedsOf } from './feeds.ts';
import type { Marks } from './fetch-feed.ts';
import { fetchFeed } from './fetch-feed.ts';
import type { FeedItem } from './read-feed.ts';
import { readFeed, UnreadableFeed } from './read-feed.ts';
import { newsFeeds, newsItems } from './tables.ts';
import { MINUTE } from '../../core/durations.ts';

/** The NOTIFY channel for new items. */
export const NEWS_CHANNEL = 'phila_news';

/** A lock's number, the same on every server, to store new items one server at a time. */
const NEWS_LOCK = 728_190_437;

/** How often a feed is read; less often after failures. */
const EVERY = 10 * MINUTE;
const LONGEST_PAUSE = 6 * 60 * MINUTE;
/** Milliseconds after which an item missing from all feeds is deleted. */
const FORGOTTEN = 30 * 24 * 60 * MINUTE;

interface Due extends Marks {
  feed: string;
  failures: number;
}

/** The result of reading a feed: its items, or that nothing has changed. */
interface Answer {
  feed: string;
  marks: Marks | null;
  items: FeedItem[];
}

/** Claims a due feed; only one server succeeds. */
const take = async (database: Database, feed: string, now: Date): Promise<Due | null> => {
  await database.insert(newsFeeds).values({ feed, nextAt: now }).onConflictDoNothing();
  const [due] = await database
    .update(newsFeeds)
    .set({ nextAt: new Date(now.getTime() + EVERY) })
    .where(and(eq(newsFeeds.feed, feed), lte(newsFeeds.nextAt, now)))
    .returning();
  return due ?? null;
};

const postpone = async (
  { database, log }: Pick<Services, 'database' | 'log'>,
  { feed, failures }: Due,
  now: Date,
  error: unknown,
): Promise<void> => {
  if (!(error instanceof OutgoingFailure || error instanceof UnreadableFeed)) throw error;
  log.error('feed not read', error, { failures: failures + 1 });
  const pause = Math.min(EVERY * 2 ** Math.min(failures, 10), LONGEST_PAUSE);
  await database
    .update(newsFeeds)
    .set({ failures: failures + 1, nextAt: new Date(now.getTime() + pause) })
    .where(eq(newsFeeds.feed, feed));
};

const ask = async (services: Services, feed: string, now: Date): Promise<Answer[]> => {
  const address = addressOfFeed(feed, services);
  const due = address === null ? null : await take(services.database, feed, now);
  if (address === null || due === null) return [];
  try {
    const fetched = await fetchFeed(address, due);
    if (fetched === null) return [{ feed, marks: null, items: [] }];
    const { etag, lastModified, text, base } = fetched;
    return [{ feed, marks: { etag, lastModified }, items: readFeed(text, feed, base, now) }];
  } catch (error) {
    await postpone(services, due, now, error);
    return [];
  }
};

/** Sorts oldest first, so that the newest gets the highest id; feeds have the newest on top. */
const inOrder = (answers: Answer[], now: Date) =>
  answers
    .flatMap(({ feed, items }) => items.toReversed().map((item) => ({ ...item, feed })))
    .toSorted((a, b) => (a.publishedAt ?? now).getTime() - (b.publishedAt ?? now).getTime());

const keep = async (database: Database, answers: Answer[], now: Date): Promise<void> => {
  const items = inOrder(answers, now);
  await database.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${NEWS_LOCK})`);
    for (const { feed, marks } of answers) {
      await tx
        .update(newsFeeds)
        .set({ failures: 0, ...marks })
        .where(eq(newsFeeds.feed, feed));
      // Unchanged, so it still has its items.
      if (marks === null) await tx.update(newsItems).set({ seenAt: now }).where(eq(newsItems.feed, feed));
    }
    if (items.length === 0) return;
    await tx
      .update(newsItems)
      .set({ seenAt: now })
      .where(
        inArray(
          newsItems.key,
          items.map(({ key }) => key),
        ),
      );
    const added = await tx
      .insert(newsItems)
      .values(items.map((item) => ({ ...item, seenAt: now })))
      .onConflictDoNothing()
      .returning({ id: newsItems.id });
    // Delivered on commit only.
    if (added.length > 0) await tx.execute(sql`select pg_notify(${NEWS_CHANNEL}, '')`);
  });
};

/** Reads due feeds, stores new items, and notifies every server. */
export const gatherNews = async (services: Services): Promise<void> => {
  const { database, clock } = services;
  const now = clock.now();
  const answers = (await Promise.all(feedsOf(services).map((feed) => ask(services, feed, now)))).flat();
  if (answers.length > 0) await keep(database, answers, now);
  await database.delete(newsItems).where(lt(newsItems.seenAt, new Date(now.getTime() - FORGOTTEN)));
};

export const gathering: Task<Services> = { name: 'news', every: MINUTE, atStart: true, run: gatherNews };
