import { MAX_PINNED } from './comparison.ts';
import { readFragment } from '../../keeping/link-entry.ts';
import { isSameEntry } from '../../calculators/frame/opening.ts';

/** A saved comparison. */
export interface SavedComparison<Entry extends object> {
  entry: Entry;
  /** Plan names. */
  pinned: readonly string[];
  year: number | null;
}

/** True if both have the same entry, year and pins. */
export const isSameKept = (one: SavedComparison<object>, other: SavedComparison<object>): boolean =>
  isSameEntry(one.entry, other.entry) &&
  one.year === other.year &&
  one.pinned.join('\n') === other.pinned.join('\n');

/** Start of a comparison: from a link, this tab, the saved one, or nothing. */
export interface Opened {
  /** Null where nothing was entered. */
  entry: object | null;
  /** True if the entry is form values as they were typed in this tab, right or wrong. */
  isTyped: boolean;
  filter: object | null;
  /** Plan names. */
  pinned: readonly string[];
  year: number | null;
  /** True if a visitor signed in to save it. */
  isBrought: boolean;
  /** True if the link is unreadable. */
  isLinkBroken: boolean;
}

const objectOf = (value: unknown): object | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? value : null;

const stateOf = (value: unknown): Pick<Opened, 'entry' | 'filter' | 'pinned' | 'year'> => {
  const { entry, filter, pinned, year }: Record<string, unknown> = { ...objectOf(value) };
  return {
    entry: objectOf(entry),
    filter: objectOf(filter),
    pinned: Array.isArray(pinned)
      ? pinned.filter((name): name is string => typeof name === 'string').slice(0, MAX_PINNED)
      : [],
    year: typeof year === 'number' && Number.isInteger(year) && year >= 2000 && year <= 2100 ? year : null,
  };
};

/**
 * Picks the first entry. The form's rules check a link's values like typed ones.
 * @param hash the address's fragment
 * @param draft typed in this tab
 * @param kept saved for the person
 */
export const openedOf = (hash: string, draft: unknown, kept: unknown): Opened => {
  const fragment = readFragment(hash);
  if (fragment === null || fragment === 'unreadable' || objectOf(fragment.entry) === null)
    return {
      ...stateOf(draft ?? kept),
      isTyped: draft !== null && draft !== undefined,
      isBrought: false,
      isLinkBroken: fragment !== null,
    };
  return {
    ...stateOf(fragment.entry),
    isTyped: false,
    isBrought: fragment.purpose === 'keep',
    isLinkBroken: false,
  };
};
