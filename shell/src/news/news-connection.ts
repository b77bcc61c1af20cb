/** Headline (specification: weather-and-news), with its id to resume a lost connection. */
export interface NewsItem {
  Id: number;
  Title: string;
  Link: string;
}

/**
 * `error`: lost and being retried. `closed`: ended by the server, or not needed (specification: weather-and-news).
 */
export type ConnectionState = 'connecting' | 'open' | 'error' | 'closed';

export interface News {
  state: ConnectionState;
  /** Last three headlines, the newest first. */
  items: readonly NewsItem[];
}

/** Headlines kept, and retry pauses in ms (weather-and-news). */
const KEPT = 3;
const FIRST_WAIT = 1_000;
const LONGEST_WAIT = 30_000;
/** Milliseconds after which a hidden page closes its connection. */
const UNSEEN = 60_000;
const SAID_GOODBYE = new Set([1000, 1001]);

const isItem = (value: unknown): value is NewsItem => {
  const { Id, Title, Link } = value as Partial<Record<keyof NewsItem, unknown>>;
  return (
    typeof Id === 'number' &&
    typeof Title === 'string' &&
    typeof Link === 'string' &&
    /^https?:\/\//.test(Link)
  );
};

const itemIn = (data: unknown): NewsItem | null => {
  try {
    const value: unknown = typeof data === 'string' ? JSON.parse(data) : null;
    return value !== null && typeof value === 'object' && isItem(value) ? value : null;
  } catch {
    return null;
  }
};

const addressOf = (last: number | null): string =>
  `${window.location.origin.replace(/^http/, 'ws')}/api/v1/News/rss${last === null ? '' : `?after=${last}`}`;

/**
 * Connection of the ticker, one per page: open while a ticker is on a visible page, resumed where it broke off after
 * pauses of 1 s doubling to 30 s. Its headlines stay between tickers.
 */
export class NewsConnection {
  #news: News = { state: 'closed', items: [] };
  readonly #listeners = new Set<() => void>();
  #socket: WebSocket | null = null;
  #last: number | null = null;
  #failures = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #unseen: ReturnType<typeof setTimeout> | undefined;

  readonly news = (): News => this.#news;

  /** Opens with the first listener and closes with the last. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    if (this.#listeners.size === 1) this.#begin();
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) this.#end();
    };
  };

  #begin(): void {
    document.addEventListener('visibilitychange', this.#seen);
    window.addEventListener('online', this.#back);
    this.#open();
  }

  #end(): void {
    document.removeEventListener('visibilitychange', this.#seen);
    window.removeEventListener('online', this.#back);
    clearTimeout(this.#unseen);
    this.#close();
  }

  readonly #seen = (): void => {
    clearTimeout(this.#unseen);
    if (document.hidden) this.#unseen = setTimeout(() => this.#close(), UNSEEN);
    else if (!this.#socket) this.#back();
  };

  /** Reconnects at once when the network or the person is back. */
  readonly #back = (): void => {
    if (this.#socket || document.hidden) return;
    this.#failures = 0;
    this.#open();
  };

  #open(): void {
    clearTimeout(this.#retry);
    const socket = new WebSocket(addressOf(this.#last));
    this.#socket = socket;
    this.#tell({ state: 'connecting' });
    socket.addEventListener('open', () => {
      if (socket !== this.#socket) return;
      this.#failures = 0;
      this.#tell({ state: 'open' });
    });
    socket.addEventListener('message', ({ data }) => {
      const item = socket === this.#socket ? itemIn(data) : null;
      if (!item) return;
      this.#last = item.Id;
      const others = this.#news.items.filter(({ Id, Link }) => Id !== item.Id && Link !== item.Link);
      this.#tell({ items: [item, ...others].slice(0, KEPT) });
    });
    // Fires last in every case, also after an error.
    socket.addEventListener('close', ({ code }) => {
      if (socket !== this.#socket) return;
      this.#socket = null;
      this.#tell({ state: SAID_GOODBYE.has(code) ? 'closed' : 'error' });
      this.#tryAgain();
    });
  }

  #tryAgain(): void {
    const wait = Math.min(FIRST_WAIT * 2 ** this.#failures, LONGEST_WAIT);
    this.#failures += 1;
    // Spreads retries, so that browsers don't all reconnect at once after a server failure.
    this.#retry = setTimeout(() => this.#open(), wait * (0.75 + Math.random() / 2));
  }

  #close(): void {
    clearTimeout(this.#retry);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    this.#tell({ state: 'closed' });
  }

  #tell(change: Partial<News>): void {
    this.#news = { ...this.#news, ...change };
    for (const listener of this.#listeners) listener();
  }
}

/** Connection of this page. */
export const newsConnection = new NewsConnection();
