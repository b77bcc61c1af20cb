import type { CvDocument } from '@phila/contract/cv';
import { type Content, contentOf } from './layout/content.ts';
import { Unreadable } from './text/readable.ts';

/* `@phila/cv-template/outline`: a CV's content without layout, for Word and plain text files. */

export type { Contact, Content, Entry, Section } from './layout/content.ts';
export { type TypedLine, typedLines } from './text/listed.ts';

/** Accepts every letter, because the reader's own fonts draw the file. */
const everyLetter = { has: () => true };

/** Content of a CV in its templates' words and order, hidden parts left out. */
export const outlineOf = (document: CvDocument): Content =>
  contentOf(document, everyLetter, new Unreadable());
