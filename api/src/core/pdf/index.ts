import os from 'node:os';
import type { CvDocument } from '@phila/cv-template';
import { type CvPdf, openPdfPool, type PdfPool } from './pool.ts';

export type { CvPdf } from './pool.ts';

let opened: PdfPool | undefined;

/** Opened with the first PDF: what only reads the areas, as migrations do, starts nothing. */
const pool = (): PdfPool => {
  opened ??= openPdfPool({
    // One processor stays free for everything else.
    threads: Math.max(1, Math.min(4, os.availableParallelism() - 1)),
    waiting: 60,
    limit: 20_000,
  });
  return opened;
};

/**
 * A CV as a PDF, made in a thread. The document says whether it has the watermark: decide that from what the person
 * owns, never from what was sent.
 * @param whom whose it is, by their id
 * @throws Refusal 422 where it cannot be made, with the reason; 503 where too many wait
 */
export const makeCvPdf = (whom: string, document: CvDocument): Promise<CvPdf> => pool().make(whom, document);
