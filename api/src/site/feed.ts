import { createHash } from 'node:crypto';
import { brand } from '@phila/contract';
import { generateRssFeed } from 'feedsmith';
import type { Feed } from '../core/published.ts';
import escapeHtml from 'escape-html';
import type { Services } from '../core/services.ts';

/** A feed's document, its ETag, and the time of its latest item; null for none. */
interface FeedText {
  text: string;
  etag: string;
  changedAt: Date | null;
}

/**
 * Renders the feed.
 * @param base the site's address, without a final slash
 */
export const feedText = async (feed: Feed, services: Services, base: string): Promise<FeedText> => {
  const items = await feed.items(services);
  const text = generateRssFeed({
    title: `${brand.name}: ${feed.title}`,
    link: `${base}${feed.list}`,
    description: feed.description,
    language: 'en-ZA',
    ...(items[0] === undefined ? {} : { lastBuildDate: items[0].publishedAt }),
    atom: { links: [{ href: `${base}${feed.path}`, rel: 'self', type: 'application/rss+xml' }] },
    items: items.map(({ title, path, summary, author, publishedAt }) => ({
      title,
      link: `${base}${path}`,
      guid: { value: `${base}${path}`, isPermaLink: true },
      description: summary,
      pubDate: publishedAt,
      dc: { creators: [author] },
    })),
  });
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 22);
  return { text, etag: `"${hash}"`, changedAt: items[0]?.publishedAt ?? null };
};

/** Links from a page to the feed of its list. */
export const feedLink = (feeds: readonly Feed[], pathname: string): string[] =>
  feeds
    .filter(({ list }) => pathname === list || pathname.startsWith(`${list}/`))
    .map(
      ({ path, title }) =>
        `<link rel="alternate" type="application/rss+xml" title="${escapeHtml(title)}" href="${escapeHtml(path)}">`,
    );
