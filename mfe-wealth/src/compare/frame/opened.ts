import { MOST_PINNED } from './comparison.ts';
import { readFragment } from '../../calculators/frame/link-entry.ts';

/** What a comparison is begun with: from a link, from this tab, or nothing. */
export interface Opened {
  entry: object | null;
  filter: object | null;
  /** Names of plans. */
  pinned: readonly string[];
  year: number | null;
  isFromLink: boolean;
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
      ? pinned.filter((name): name is string => typeof name === 'string').slice(0, MOST_PINNED)
      : [],
    year: typeof year === 'number' && Number.isInteger(year) && year >= 2000 && year <= 2100 ? year : null,
  };
};

/**
 * What the page opens with. Values from a link are held to the rules of the form like any that are typed.
 * @param hash the fragment of the address
 * @param draft what was entered in this tab before
 */
export const openedOf = (hash: string, draft: unknown): Opened => {
  const fragment = readFragment(hash);
  if (fragment === null || fragment === 'unreadable' || objectOf(fragment.entry) === null)
    return { ...stateOf(draft), isFromLink: false, isLinkBroken: fragment !== null };
  return { ...stateOf(fragment.entry), isFromLink: true, isLinkBroken: false };
};
