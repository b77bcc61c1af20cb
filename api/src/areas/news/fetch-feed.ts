import type { Bounds } from '../../core/outgoing/fetch-bounded.ts';
import { fetchBounded, OutgoingFailure } from '../../core/outgoing/fetch-bounded.ts';
import { USER_AGENT } from '../../core/outgoing/user-agent.ts';

/** Validators for a conditional request: ETag and Last-Modified. */
export interface Marks {
  etag: string | null;
  lastModified: string | null;
}

export interface FetchedFeed extends Marks {
  text: string;
  /** The feed's address, to resolve relative links. */
  base: string;
}

const BOUNDS: Bounds = { timeout: 10_000, largest: 1_048_576 };
const MAX_REDIRECTS = 3;
const LONGEST_MARK = 500;

const bare = (host: string): string => host.replace(/^www\./, '');

/** Follows a redirect only on the same site, so that a feed cannot send the service elsewhere. */
const redirected = (from: URL, location: string | null): URL => {
  if (location === null || !URL.canParse(location, from.href))
    throw new OutgoingFailure('the feed has moved nowhere');
  const to = new URL(location, from);
  const isWeb = to.protocol === 'https:' || (to.protocol === 'http:' && from.protocol === 'http:');
  const isSamePort = to.port === from.port || (from.port === '' && to.port === '');
  if (!isWeb || !isSamePort || bare(to.hostname) !== bare(from.hostname))
    throw new OutgoingFailure(`the feed has moved to another site (${to.hostname})`);
  return to;
};

/** Decodes by the encoding of the reply or document; UTF-8 if missing or unknown. */
const decoded = (bytes: Uint8Array, contentType: string | null): string => {
  const opening = new TextDecoder('latin1').decode(bytes.subarray(0, 200));
  const label =
    /charset="?([\w-]+)/i.exec(contentType ?? '')?.[1] ?? /encoding=["']([\w-]+)["']/i.exec(opening)?.[1];
  try {
    return new TextDecoder(label ?? 'utf-8').decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
};

const kept = (mark: string | null): string | null =>
  mark !== null && mark.length <= LONGEST_MARK && /^[\x20-\x7e]+$/.test(mark) ? mark : null;

/**
 * Fetches a feed, unless it is unchanged.
 * @returns null if unchanged.
 * @throws OutgoingFailure
 */
export const fetchFeed = async (
  address: string,
  { etag, lastModified }: Marks,
): Promise<FetchedFeed | null> => {
  const headers = {
    accept: 'application/rss+xml, application/atom+xml, application/xml;q=0.9, */*;q=0.5',
    'user-agent': USER_AGENT,
    ...(etag === null ? {} : { 'if-none-match': etag }),
    ...(lastModified === null ? {} : { 'if-modified-since': lastModified }),
  };
  let from = new URL(address);
  for (let hops = 0; hops <= MAX_REDIRECTS; hops += 1) {
    const reply = await fetchBounded(from, { ...BOUNDS, headers });
    if (reply.status === 304) return null;
    if (reply.status >= 300 && reply.status < 400) {
      from = redirected(from, reply.headers.get('location'));
      continue;
    }
    if (reply.status !== 200) throw new OutgoingFailure(`the answer was ${reply.status}`);
    return {
      text: decoded(reply.bytes, reply.headers.get('content-type')),
      base: from.href,
      etag: kept(reply.headers.get('etag')),
      lastModified: kept(reply.headers.get('last-modified')),
    };
  }
  throw new OutgoingFailure('the feed moves around in circles');
};
