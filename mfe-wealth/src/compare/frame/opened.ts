import { MAX_PINNED } from './comparison.ts';
import { readFragment } from '../../keeping/link-entry.ts';
import { isSameEntry } from '../../calculators/frame/opening.ts';

/** What is kept of a comparison. */
export interface Kept<Entry extends object> {
  entry: Entry;
  /** Names of plans. */
  pinned: readonly string[];
  year: number | null;
}

/** Whether two comparisons are of the same entry, with the same plans pinned. */
export const isSameKept = (one: Kept<object>, other: Kept<object>): boolean =>
  isSameEntry(one.entry, other.entry) &&
  one.year === other.year &&
  one.pinned.join('\n') === other.pinned.join('\n');

/** What a comparison is begun with: from a link, from this tab, from what is kept for the person, or nothing. */
export interface Opened {
  entry: object | null;
  filter: object | null;
  /** Names of plans. */
  pinned: readonly string[];
  year: number | null;
  /** A visitor brought it along through signing in, to keep it. */
  isBrought: boolean;
  /** The address holds something that cannot be read. */
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
 * What the page opens with. Values from a link are held to the rules of the form like any that are typed.
 * @param hash the fragment of the address
 * @param draft what was entered in this tab before
 * @param kept what is kept for the person
 */
export const openedOf = (hash: string, draft: unknown, kept: unknown): Opened => {
  const fragment = readFragment(hash);
  if (fragment === null || fragment === 'unreadable' || objectOf(fragment.entry) === null)
    return { ...stateOf(draft ?? kept), isBrought: false, isLinkBroken: fragment !== null };
  return { ...stateOf(fragment.entry), isBrought: fragment.purpose === 'keep', isLinkBroken: false };
};
