import { once } from 'node:events';
import { WebSocket } from 'ws';
import type { NewsItem } from '../../areas/news/hub.ts';

export interface Listener {
  socket: WebSocket;
  /** News received so far. */
  items: NewsItem[];
  /** Resolves once there are `count` items. */
  until(count: number): Promise<NewsItem[]>;
  /** The other side's closing code. */
  closed: Promise<number>;
  close(): Promise<void>;
}

/** Listens to the news like a page of the site. @throws with the status of a refused handshake. */
export const listenTo = async (
  url: string,
  {
    after,
    origin = url,
    headers = {},
  }: { after?: number | string; origin?: string; headers?: Record<string, string> } = {},
): Promise<Listener> => {
  const address = `${url.replace(/^http/, 'ws')}/api/v1/News/rss${after === undefined ? '' : `?after=${after}`}`;
  const socket = new WebSocket(address, { headers: { ...(origin === '' ? {} : { origin }), ...headers } });
  const items: NewsItem[] = [];
  const waiting = new Set<() => void>();
  socket.on('message', (data: Buffer) => {
    items.push(JSON.parse(data.toString()) as NewsItem);
    for (const look of waiting) look();
  });
  const closed = once(socket, 'close').then(([code]) => code as number);
  // The promise below reports errors.
  closed.catch(() => undefined);
  await new Promise<void>((resolve, reject) => {
    socket.once('open', () => resolve());
    socket.once('unexpected-response', (_request, response) => {
      reject(new Error(`refused with ${response.statusCode}`));
      response.destroy();
      socket.terminate();
    });
    socket.once('error', reject);
  });
  return {
    socket,
    items,
    closed,
    until: (count) =>
      new Promise((resolve) => {
        const look = (): void => {
          if (items.length < count) return;
          waiting.delete(look);
          resolve(items);
        };
        waiting.add(look);
        look();
      }),
    close: async () => {
      socket.close();
      await closed;
    },
  };
};
