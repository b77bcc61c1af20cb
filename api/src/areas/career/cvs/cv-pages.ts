import type { CvDocument, CvPageWidth } from '@phila/contract/cv';
import { LRUCache } from 'lru-cache';
import type { BlobReply } from '../../../core/calls/implement.ts';
import { MINUTE } from '../../../core/durations.ts';
import { drawCvPage } from '../../../core/pdf/index.ts';
import { hashOf } from './cv-file.ts';

/** A page's picture, with its CV's number of pages. */
type DrawnPage = Awaited<ReturnType<typeof drawCvPage>>;

/**
 * Recently drawn pages by content, for turning back and forth. Needs no owner check: callers build the document from
 * the owner's records.
 */
const drawn = new LRUCache<string, DrawnPage>({
  maxSize: 32_000_000,
  sizeCalculation: ({ file }) => file.byteLength + 1,
  ttl: 10 * MINUTE,
});

const keyOf = (document: CvDocument, page: number, width: CvPageWidth): string =>
  `${hashOf(document)}-${page}-${width}`;

const pageOf = async (
  ownerId: string,
  document: CvDocument,
  page: number,
  width: CvPageWidth,
): Promise<DrawnPage> => {
  const key = keyOf(document, page, width);
  const found = drawn.get(key);
  if (found !== undefined) return found;
  const made = await drawCvPage(ownerId, document, page, width);
  drawn.set(key, made);
  return made;
};

/**
 * Counts a CV's pages and finds characters missing in all fonts, drawing the first page as shown beside the templates.
 */
export const cvPages = async (
  ownerId: string,
  document: CvDocument,
): Promise<{ pages: number; unreadable: string[] }> => {
  const { pages, unreadable } = await pageOf(ownerId, document, 1, 360);
  return { pages, unreadable: [...unreadable] };
};

/**
 * Replies with a CV's page as WebP. The ETag covers the content, so that a page in the browser's cache costs no
 * drawing.
 */
export const cvPage = (
  ownerId: string,
  document: CvDocument,
  page: number,
  width: CvPageWidth,
): BlobReply => ({
  bytes: async () => (await pageOf(ownerId, document, page, width)).file,
  contentType: 'image/webp',
  etag: `"${keyOf(document, page, width)}"`,
});
