/** `@phila/contract/cv`: CV documents, saved CVs, and functions that build them. */
export * from '../cv/layouts.ts';
export * from '../cv/document.ts';
export * from '../cv/shown.ts';
export * from '../cv/cv-name.ts';
export * from '../cv/new-cv.ts';
export * from '../cv/saved-cv.ts';
export * from '../cv/cv-of.ts';
export * from '../cv/shared-cv.ts';
export * from '../cv/career-import.ts';
export type { CvLink, NewCvLink, SharedCv } from '../calls/career/cv/links.ts';
