/** `@phila/cv-template/pictures`: pages of a CV as pictures, in Node. */
import type { CvDocument, CvPageWidth } from '@phila/contract/cv';
import { type Context, drawPage, familyOf } from './canvas/draw-page.ts';
import { layoutCv } from './layout-cv.ts';
import { type LaidOutCv, PAGE } from './layout/page.ts';
import { bytesOf, pictureSize } from './layout/picture.ts';
import { readFonts } from './service.ts';
import { faceNames, openFaces } from './text/face.ts';

/** Functions needed of a canvas library for Node, such as `@napi-rs/canvas`; the service passes one in. */
export interface CanvasLibrary {
  createCanvas(
    width: number,
    height: number,
  ): {
    getContext(kind: '2d'): Context;
    encode(format: 'webp', quality: number): Promise<Uint8Array>;
  };
  GlobalFonts: { register(font: Buffer, family: string): unknown };
  loadImage(file: Buffer): Promise<CanvasImageSource>;
}

/** WebP quality (0 to 100) that keeps a page's smallest text readable at every width. */
const QUALITY = 82;

/** Page as a WebP picture. */
export interface PaintedPage {
  readonly file: Uint8Array<ArrayBuffer>;
  readonly pages: number;
  /** Characters no face has, at most twenty. */
  readonly unreadable: readonly string[];
}

/**
 * Opens a painter that draws pages from the PDF's layout, one at a time; open it once per thread, with a canvas
 * library. Gives null for a page the CV does not have.
 */
export const openPagePainter = async ({
  createCanvas,
  GlobalFonts,
  loadImage,
}: CanvasLibrary): Promise<
  (document: CvDocument, page: number, width: CvPageWidth) => Promise<PaintedPage | null>
> => {
  const files = await readFonts();
  for (const face of faceNames)
    if (GlobalFonts.register(Buffer.from(files[face]), familyOf(face)) === null)
      throw new Error(`The face ${face} could not be registered`);
  const faces = openFaces(files);
  /** Caches the last layout, because pages are requested one by one. */
  let last: { source: string; cv: LaidOutCv } | undefined;
  const laidOut = (document: CvDocument): LaidOutCv => {
    const source = JSON.stringify(document);
    if (last?.source !== source) last = { source, cv: layoutCv(document, faces) };
    return last.cv;
  };
  return async (document, page, width) => {
    const { pages, unreadable } = laidOut(document);
    const found = pages[page - 1];
    if (found === undefined) return null;
    const { picture: source } = document.profile;
    const picture =
      source != null && pictureSize(source) !== undefined
        ? // Leaves out a picture whose content contradicts its header, as the page's own preview does.
          await loadImage(Buffer.from(bytesOf(source))).catch(() => null)
        : null;
    const canvas = createCanvas(width, Math.round((width * PAGE.height) / PAGE.width));
    drawPage(canvas.getContext('2d'), found, { scale: width / PAGE.width, faces, picture });
    return { file: new Uint8Array(await canvas.encode('webp', QUALITY)), pages: pages.length, unreadable };
  };
};
