import { createHash } from 'node:crypto';
import { parseFeed } from 'feedsmith';
import { plainText } from './plain-text.ts';

/** An item safe to show: a plain-text headline and a followable link. */
export interface FeedItem {
  /** Hash of the feed's own item id. */
  key: string;
  title: string;
  link: string;
  publishedAt: Date | null;
}

/** The most items read of a feed. */
const MAX_ITEMS = 50;
const LONGEST_LINK = 2_000;

/** Thrown for a document that is no feed, or a hostile one. */
export class UnreadableFeed extends Error {}

interface Raw {
  id: string | undefined;
  title: string | undefined;
  link: string | undefined;
  date: string | undefined;
}

const ofAtomLinks = (links: readonly { href?: string; rel?: string }[] | undefined): string | undefined =>
  (links?.find(({ rel }) => rel === undefined || rel === 'alternate') ?? links?.[0])?.href;

const rawItems = (text: string): Raw[] => {
  const { format, feed } = parseFeed(text, { maxItems: MAX_ITEMS });
  switch (format) {
    case 'rss':
      return (feed.items ?? []).map(({ guid, title, link, pubDate }) => ({
        id: guid?.value,
        title,
        // A guid is an address unless declared otherwise.
        link: link ?? (guid?.isPermaLink === false ? undefined : guid?.value),
        date: pubDate,
      }));
    case 'atom':
      return (feed.entries ?? []).map(({ id, title, links, published, updated }) => ({
        id,
        title: title?.value,
        link: ofAtomLinks(links),
        date: published ?? updated,
      }));
    case 'rdf':
      return (feed.items ?? []).map(({ title, link, dc }) => ({
        id: link,
        title,
        link,
        date: dc?.dates?.[0],
      }));
    default:
      return (feed.items ?? []).map(({ id, title, url, date_published }) => ({
        id,
        title,
        link: url,
        date: date_published,
      }));
  }
};

/** An http(s) address without a name and password; null for others. */
const safeLink = (link: string, base: string): string | null => {
  if (!URL.canParse(link.trim(), base)) return null;
  const address = new URL(link.trim(), base);
  const isWeb = address.protocol === 'http:' || address.protocol === 'https:';
  if (!isWeb || address.username !== '' || address.password !== '' || address.hostname === '') return null;
  return address.href.length > LONGEST_LINK ? null : address.href;
};

/** Caps dates at now, as a future item would stay on top. */
const dateOf = (text: string | undefined, now: Date): Date | null => {
  const time = text === undefined ? Number.NaN : Date.parse(text);
  return Number.isNaN(time) || time < 0 ? null : new Date(Math.min(time, now.getTime()));
};

/**
 * Reads the items of an RSS, RDF, Atom or JSON feed in its order, leaving out unsafe ones.
 * @throws UnreadableFeed
 */
export const readFeed = (text: string, feed: string, base: string, now: Date): FeedItem[] => {
  // The parser expands no entities; a feed that declares any is refused as hostile.
  if (/<!ENTITY/i.test(text)) throw new UnreadableFeed('the feed declares entities');
  let raw: Raw[];
  try {
    raw = rawItems(text);
  } catch {
    throw new UnreadableFeed('this is no feed');
  }
  return raw.slice(0, MAX_ITEMS).flatMap(({ id, title, link, date }): FeedItem[] => {
    const shown = plainText(title ?? '');
    const address = link === undefined ? null : safeLink(link, base);
    if (shown === '' || address === null) return [];
    const key = createHash('sha256')
      .update(`${feed}\n${id ?? address}`)
      .digest('base64url');
    return [{ key, title: shown, link: address, publishedAt: dateOf(date, now) }];
  });
};
