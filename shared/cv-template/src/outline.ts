import type { CvDocument } from '@phila/contract/cv';
import { type Content, contentOf } from './layout/content.ts';
import { Unreadable } from './text/readable.ts';

/* `@phila/cv-template/outline`: what a CV says without a layout, for files that programs read (Word, plain text). */

export type { Contact, Content, Entry, Section } from './layout/content.ts';
export { type TypedLine, typedLines } from './text/listed.ts';

/** In such a file the reader's own fonts draw every letter. */
const everyLetter = { has: () => true };

/** What a CV says, in the words and the order of its templates: everything that is hidden left out. */
export const outlineOf = (document: CvDocument): Content =>
  contentOf(document, everyLetter, new Unreadable());
