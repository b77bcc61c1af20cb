import escapeHtml from 'escape-html';
import { createServer } from 'node:http';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface FeedServer {
  url: string;
  asked: { path: string; headers: IncomingHttpHeaders }[];
  answer: (request: IncomingMessage, response: ServerResponse) => void;
  stop(): Promise<void>;
}

/** Serves feeds with replies set by a test. */
export const startFeedServer = async (): Promise<FeedServer> => {
  const server = createServer((request, response) => {
    feeds.asked.push({ path: request.url ?? '', headers: request.headers });
    feeds.answer(request, response);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const feeds: FeedServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked: [],
    answer: (_request, response) => response.end(rss([])),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return feeds;
};

interface Item {
  title: string;
  link: string;
  guid?: string;
  date?: string;
}

const element = (name: string, text: string | undefined): string =>
  text === undefined ? '' : `<${name}>${escapeHtml(text)}</${name}>`;

/** RSS 2.0 with items in this order, newest first like real feeds. */
export const rss = (items: Item[]): string =>
  `<?xml version="1.0"?><rss version="2.0"><channel><title>News</title>${items
    .map(
      ({ title, link, guid, date }) =>
        `<item>${element('title', title)}${element('link', link)}${element('guid', guid)}${element('pubDate', date)}</item>`,
    )
    .join('')}</channel></rss>`;
