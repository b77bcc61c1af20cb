/** `@phila/cv-template/service`: the engine with fonts and PDF writer, for Node. */
import { readFile } from 'node:fs/promises';
import { layoutCv } from './layout-cv.ts';
import type { CvDocument } from '@phila/contract/cv';
import { type PdfWriter, toPdf } from './pdf/to-pdf.ts';
import { type FontFiles, openFaces } from './text/face.ts';

const fontFile = async (face: string): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await readFile(new URL(`../fonts/inter-${face}.ttf`, import.meta.url)));

export const readFonts = async (): Promise<FontFiles> => ({
  regular: await fontFile('regular'),
  semibold: await fontFile('semibold'),
});

/** Loads pdfkit's browser build. The Node build compresses with zlib, and the file would differ from the page's. */
const loadWriter = async (): Promise<PdfWriter> => {
  const place = new URL('pdfkit.browser.mjs', import.meta.resolve('pdfkit'));
  const loaded: { default: PdfWriter } = await import(place.href);
  return loaded.default;
};

/** Opens a maker of PDFs, one at a time; open it once per thread. */
export const openPdfMaker = async (): Promise<
  (document: CvDocument) => Promise<{ file: Uint8Array<ArrayBuffer>; unreadable: readonly string[] }>
> => {
  const faces = openFaces(await readFonts());
  const Writer = await loadWriter();
  return async (document) => {
    const cv = layoutCv(document, faces);
    return { file: await toPdf(cv, faces, Writer), unreadable: cv.unreadable };
  };
};
