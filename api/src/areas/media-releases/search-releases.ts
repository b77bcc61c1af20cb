import type { SQL } from 'drizzle-orm';
import { foundByWords } from '../../core/searching/word-index.ts';
import { searchedColumns } from './searched-columns.ts';
import { mediaReleases } from './tables.ts';

/** The releases that a search finds; undefined where nothing is looked for. */
export const foundReleases = (term: string | undefined): SQL | undefined =>
  foundByWords(searchedColumns(mediaReleases), mediaReleases.title, term);
