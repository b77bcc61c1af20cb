import { desc, inArray } from 'drizzle-orm';
import type { Services } from '../../core/services.ts';
import { feedsOf } from './feeds.ts';
import { NEWS_CHANNEL } from './gathering.ts';
import { newsItems } from './tables.ts';

/** An item as sent (specification: weather-and-news, "The news ticker"), with the id to resume from. */
export interface NewsItem {
  Id: number;
  Title: string;
  Link: string;
}

interface Listener {
  deliver: (items: readonly NewsItem[]) => void;
  /** The id of the last item sent. */
  last: number;
}

/** Items kept for clients that reconnect; the ticker shows three. */
const HELD = 50;
/** Items sent to a new client (specification: weather-and-news). */
const SHOWN = 3;

/** Sends news to this server's clients, with one query for all of them. */
export class NewsHub {
  readonly #services: Services;
  readonly #listeners = new Set<Listener>();
  /** Oldest first. */
  #held: NewsItem[] = [];
  #started: Promise<void> | null = null;
  #stop: (() => Promise<void>) | null = null;
  #reading: Promise<void> | null = null;
  #isOutdated = false;

  constructor(services: Services) {
    this.#services = services;
  }

  /**
   * Delivers the items after `after`, or the latest few for null, then each new one: once, in order, without gaps.
   * Fails without a database.
   * @returns a function that stops
   */
  async join(deliver: Listener['deliver'], after: number | null): Promise<() => void> {
    await this.#start();
    // The client may have a newer item from another server.
    if (after !== null && after > this.#last) await this.refresh();
    // No await follows, so that no new item comes in between.
    const last = this.#last;
    // Ignores an unknown id: it belongs to another database.
    const isKnown = after !== null && after <= last;
    const missed = isKnown ? this.#held.filter(({ Id }) => Id > after) : this.#held.slice(-SHOWN);
    const listener = { deliver, last };
    this.#listeners.add(listener);
    if (missed.length > 0) deliver(missed);
    return () => {
      this.#listeners.delete(listener);
    };
  }

  /** Reads new items on a notification, and at intervals in case one was lost. */
  async refresh(): Promise<void> {
    this.#isOutdated = true;
    this.#reading ??= this.#read().finally(() => {
      this.#reading = null;
    });
    await this.#reading;
  }

  get size(): number {
    return this.#listeners.size;
  }

  async close(): Promise<void> {
    this.#listeners.clear();
    await this.#started?.catch(() => undefined);
    await this.#stop?.();
    await this.#reading?.catch(() => undefined);
  }

  get #last(): number {
    return this.#held.at(-1)?.Id ?? 0;
  }

  async #start(): Promise<void> {
    this.#started ??= this.#listen();
    try {
      await this.#started;
    } catch (error) {
      this.#started = null;
      throw error;
    }
  }

  async #listen(): Promise<void> {
    this.#stop ??= await this.#services.listen(NEWS_CHANNEL, () => {
      this.refresh().catch((error: unknown) => this.#services.log.error('news not read', error));
    });
    await this.refresh();
  }

  async #read(): Promise<void> {
    while (this.#isOutdated) {
      this.#isOutdated = false;
      const feeds = feedsOf(this.#services);
      const rows =
        feeds.length === 0
          ? []
          : await this.#services.database
              .select({ Id: newsItems.id, Title: newsItems.title, Link: newsItems.link })
              .from(newsItems)
              .where(inArray(newsItems.feed, feeds))
              .orderBy(desc(newsItems.id))
              .limit(HELD);
      this.#held = rows.toReversed();
      const last = this.#last;
      for (const listener of this.#listeners) {
        const items = this.#held.filter(({ Id }) => Id > listener.last);
        listener.last = Math.max(listener.last, last);
        if (items.length > 0) listener.deliver(items);
      }
    }
  }
}
