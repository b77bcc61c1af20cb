import os from 'node:os';
import type { CvPageWidth } from '@phila/contract/cv';
import type { CvDocument } from '@phila/cv-template';
import { type DocumentElement, drawn } from '@phila/pdf/drawn';
import { type MadePdf, openPdfPool, type PdfPool } from './pool.ts';

export type { MadePdf } from './pool.ts';

let opened: PdfPool | undefined;

/** Opened with the first PDF: what only reads the areas, as migrations do, starts nothing. */
const pool = (): PdfPool => {
  opened ??= openPdfPool({
    // Leaves a processor free for everything else.
    threads: Math.max(1, Math.min(4, os.availableParallelism() - 1)),
    waiting: 60,
    limit: 20_000,
  });
  return opened;
};

/**
 * A CV as a PDF, made in a thread. The document says whether it has the watermark: decide that from what the person
 * owns, never from what was sent.
 * @param owner the id of the person it is for
 * @throws Refusal 422 where it cannot be made, with the reason; 503 where too many wait
 */
export const makeCvPdf = (owner: string, cv: CvDocument): Promise<MadePdf> =>
  pool().make(owner, { kind: 'cv', cv });

/**
 * A page of a CV as a WebP picture, drawn in a thread. Of the watermark as for `makeCvPdf`.
 * @throws Refusal 404 where the CV has no such page; as `makeCvPdf`
 */
export const drawCvPage = async (
  owner: string,
  cv: CvDocument,
  page: number,
  width: CvPageWidth,
): Promise<Required<MadePdf>> => ({
  pages: 1,
  ...(await pool().make(owner, { kind: 'cv page', cv, page, width })),
});

/**
 * A document of the house styles (`@phila/pdf`) as a PDF, made in a thread: `taxInvoice(facts)`.
 * @param owner the id of the person it is for
 * @throws Refusal 503 where too many wait, or it could not be made
 */
export const makeDocumentPdf = async (
  owner: string,
  document: DocumentElement,
): Promise<Uint8Array<ArrayBuffer>> =>
  (await pool().make(owner, { kind: 'document', document: drawn(document) })).file;
