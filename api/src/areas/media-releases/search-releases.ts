import type { SQL } from 'drizzle-orm';
import { foundByWords } from '../../core/searching/word-index.ts';
import { searchedColumns } from './searched-columns.ts';
import { mediaReleases } from './tables.ts';

/** The condition of a search; undefined for an empty one. */
export const foundReleases = (term: string | undefined): SQL | undefined =>
  foundByWords(searchedColumns(mediaReleases), mediaReleases.title, term);
