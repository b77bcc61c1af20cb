/** `@phila/cv-template/engine`: turns a CV into pages and a file. Callers pass in the faces and the PDF writer. */
export { layoutCv } from './layout-cv.ts';
export { MAX_PAGES, TooLongCv } from './layout/too-long.ts';
export type { Item, LaidOutCv, Page, Tag } from './layout/page.ts';
export { PAGE } from './layout/page.ts';
export { toPdf, type PdfWriter } from './pdf/to-pdf.ts';
export { type Faces, type FontFiles, faceNames, openFaces } from './text/face.ts';
