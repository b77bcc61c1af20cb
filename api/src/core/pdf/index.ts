import os from 'node:os';
import type { CvPageWidth } from '@phila/contract/cv';
import type { CvDocument } from '@phila/cv-template';
import { type DocumentElement, drawn } from '@phila/pdf/drawn';
import { type MadePdf, openPdfPool, type PdfPool } from './pool.ts';

export type { MadePdf } from './pool.ts';

let opened: PdfPool | undefined;

/** Starts with the first PDF, so that commands that only load the areas, such as migrations, start no thread. */
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
 * Makes a CV's PDF in a thread. Decide on the document's watermark by the owner's purchases, never by the request.
 * @param owner the id of the person it is for
 * @throws Refusal 422 with the reason if it cannot be made; 503 if too many wait
 */
export const makeCvPdf = (owner: string, cv: CvDocument): Promise<MadePdf> =>
  pool().make(owner, { kind: 'cv', cv });

/**
 * Draws a page of a CV as WebP in a thread. Watermark as in `makeCvPdf`.
 * @throws Refusal 404 for a missing page; otherwise as `makeCvPdf`
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
 * Makes a PDF in the house style (`@phila/pdf`) in a thread: `taxInvoice(facts)`.
 * @param owner the id of the person it is for
 * @throws Refusal 503 if too many wait, or it could not be made
 */
export const makeDocumentPdf = async (
  owner: string,
  document: DocumentElement,
): Promise<Uint8Array<ArrayBuffer>> =>
  (await pool().make(owner, { kind: 'document', document: drawn(document) })).file;

/**
 * Reads the text of a PDF in a thread; empty for one without text, with a password, or that is broken.
 * @param owner the id that it is read for
 * @throws Refusal 422 if it takes too long; 503 if too many wait, or the thread broke down
 */
export const textOfPdf = (owner: string, file: Uint8Array): Promise<string> => pool().read(owner, file);
