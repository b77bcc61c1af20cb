import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { southAfricanDay } from '@phila/contract/format';
import { calls, type PageHead, pageHead, type RegistryEntry } from '@phila/contract';
import { LRUCache } from 'lru-cache';
import type { Services } from '../../core/services.ts';
import { PAGE_READ } from '../../core/http/page-read.ts';
import { asServed } from './as-served.ts';
import type { PostedForm } from '../../core/posted-form.ts';
import type { AskedRead, DrawRequest, PageCode } from '../../core/drawing/draw-process.ts';

type Answers = DrawRequest['answers'];
type Refused = NonNullable<DrawRequest['refused']>;

/** A page as it was drawn, with the answers that it is hydrated with. */
export interface DrawnPage {
  remote: string;
  html: string;
  answers: Answers;
  /** The thing on the page; null for a page that is about none. */
  head: PageHead | null;
  /** Changes with the page. */
  mark: string;
  /** Milliseconds since 1970 at the service, when it was drawn. */
  now: number;
  /** True for a search, which is not kept: it would displace other pages. */
  isForOne: boolean;
}

/** A page whose reads were too many for this visitor, with the seconds to wait. */
export interface TooMany {
  readonly retryAfter: number;
}

export interface PageRequest {
  pathname: string;
  /** With its question mark; blank for none. */
  search: string;
  /** The visitor's, whose reads these are. */
  ip: string;
  posted?: PostedForm;
}

/** Draws the page at an address; null where the browser alone does. */
export type DrawPage = (
  code: PageCode,
  remote: RegistryEntry,
  request: PageRequest,
) => Promise<DrawnPage | 'not-found' | TooMany | null>;

/** A read may depend on the answer to another. */
const MOST_ROUNDS = 4;

/** The most bytes of one answer: a page carries it. */
const LARGEST_ANSWER = 500_000;

/** The most bytes of a page's own facts. */
const LARGEST_HEAD = 20_000;

const MOST_ADDRESSES = 2_000;
const MOST_PAGES = 500;

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 22);

/** The reads of one round. */
class Reads {
  answers: Answers = [];
  refused: Refused = [];
  tooMany: TooMany | null = null;

  add({ answers, refused, tooMany }: Reads): void {
    this.answers = [...this.answers, ...answers];
    this.refused = [...this.refused, ...refused];
    this.tooMany ??= tooMany;
  }
}

/** Draws the pages of releases with the service's own answers to what they ask for. */
export const drawPages = (
  app: FastifyInstance,
  { drawing, clock, log }: Pick<Services, 'drawing' | 'clock' | 'log'>,
  origin: string,
): DrawPage => {
  /** The reads of each address at its last drawing, so that the next takes one round. */
  const asked = new LRUCache<string, readonly AskedRead[]>({ max: MOST_ADDRESSES });
  const pages = new LRUCache<string, DrawnPage>({ max: MOST_PAGES });

  /**
   * Makes a read that everyone may make. For a page with a query it counts like the visitor's own: each is drawn.
   * @param visitor their address; null for a read that counts for no visitor
   */
  const make = async (
    { key, method, access, address }: AskedRead,
    visitor: string | null,
  ): Promise<Reads> => {
    const made = new Reads();
    if (method !== 'GET' || access !== 'anyone' || !address.startsWith('/api/v1/')) return made;
    const from = visitor === null ? { headers: PAGE_READ } : { remoteAddress: visitor };
    const reply = await app.inject({ method: 'GET', url: address, ...from });
    if (reply.statusCode === 429) made.tooMany = { retryAfter: Number(reply.headers['retry-after']) || 1 };
    if (!(reply.headers['content-type'] ?? '').toString().startsWith('application/json')) return made;
    const envelope: { value?: unknown; message?: unknown } = reply.json();
    if (reply.statusCode === 200 && reply.rawPayload.length <= LARGEST_ANSWER && 'value' in envelope)
      made.answers = [{ key, value: envelope.value }];
    if (reply.statusCode === 404)
      made.refused = [{ key, status: 404, message: String(envelope.message ?? '') }];
    return made;
  };
  const makeAll = async (reads: readonly AskedRead[], visitor: string | null): Promise<Reads> => {
    const all = new Reads();
    for (const made of await Promise.all(reads.map((read) => make(read, visitor)))) all.add(made);
    return all;
  };

  const headOf = (said: unknown): PageHead | 'not-found' | null => {
    if (said === null || said === 'not-found') return said;
    if (JSON.stringify(said).length > LARGEST_HEAD) throw new Error('the head of the page is too large');
    return pageHead.parse(said);
  };

  const drawn = async (
    code: PageCode,
    remote: RegistryEntry,
    { pathname, search, ip, posted }: PageRequest,
  ): Promise<DrawnPage | 'not-found' | TooMany> => {
    const place = `${code.key} ${pathname}${search}`;
    const visitor = search === '' ? null : ip;
    let reads = asked.get(place) ?? [];
    const made = await makeAll(reads, visitor);
    const markOf = (): string =>
      hashOf(`${place} ${southAfricanDay(clock.now())} ${JSON.stringify([made.answers, posted])}`);
    const kept = pages.get(markOf());
    if (kept !== undefined && made.refused.length === 0) return kept;
    const request = {
      name: remote.name,
      pathname,
      search,
      origin,
      ...(posted === undefined ? {} : { posted }),
    };
    for (let round = 1; ; round += 1) {
      if (made.tooMany !== null) return made.tooMany;
      const { answers, refused } = made;
      if (refused.length > 0) {
        const { head } = await drawing.draw(code, { ...request, answers, refused });
        if (head === 'not-found') return 'not-found';
        // The page stands without what was refused, and waits for it in the browser.
        made.refused = [];
      }
      const { html, asked: more, head: said } = await drawing.draw(code, { ...request, answers });
      const isKnown = (read: AskedRead) => reads.some(({ address }) => address === read.address);
      const further = round === MOST_ROUNDS ? [] : more.filter((read) => !isKnown(read));
      if (further.length > 0) {
        reads = [...reads, ...further];
        made.add(await makeAll(further, visitor));
        continue;
      }
      asked.set(place, reads);
      const head = headOf(said);
      if (head === 'not-found') return 'not-found';
      const page = {
        remote: remote.name,
        html: asServed(html, remote.base),
        answers,
        head,
        mark: markOf(),
        now: clock.now().getTime(),
        isForOne: search !== '' || posted !== undefined,
      };
      if (!page.isForOne) pages.set(page.mark, page);
      return page;
    }
  };

  return (code, remote, request) =>
    drawn(code, remote, request).catch(async (error: unknown) => {
      const { name, version } = remote;
      log.error('page not drawn', error, { remote: name, version });
      // Shows in Health with the faults that browsers report.
      const { method, path } = calls.administration.reportRemoteFault;
      const payload = { remote: name, version, kind: 'draw' } as const;
      await app.inject({ method, url: `/api/v1${path}`, headers: PAGE_READ, payload });
      return null;
    });
};
