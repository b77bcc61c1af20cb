import type { Fields } from '@phila/contract/fields';
import type { Calculator, Explained } from './calculator.ts';
import { readFragment } from '../../keeping/link-entry.ts';

/** Source of a calculator's first entry. */
export type Origin = 'link' | 'visitor' | 'draft' | 'saved' | 'example';

export interface Opening<Entry> {
  /** Null for the form's example. */
  entry: Entry | null;
  origin: Origin;
  /** True if the link's entry is unreadable or refused by the engine. */
  isLinkBroken: boolean;
}

interface Sources {
  /** The address's fragment. */
  hash: string;
  /** Unsaved typing in this tab. */
  draft: unknown;
  /** The saved entry. */
  saved: unknown;
}

/** Picks the first entry: a link's, else the last typed, else the saved one, else the example. */
export const openingOf = <F extends Fields, Entry extends object, Result extends Explained>(
  type: Pick<Calculator<F, Entry, Result>, 'accepted'>,
  { hash, draft, saved }: Sources,
): Opening<Entry> => {
  const fragment = readFragment(hash);
  const linked = fragment === null || fragment === 'unreadable' ? null : type.accepted(fragment.entry);
  if (fragment !== null && fragment !== 'unreadable' && linked !== null)
    return { entry: linked, origin: fragment.purpose === 'keep' ? 'visitor' : 'link', isLinkBroken: false };
  const isLinkBroken = fragment !== null;
  for (const [origin, from] of [
    ['draft', draft],
    ['saved', saved],
  ] as const) {
    const entry = from === null || from === undefined ? null : type.accepted(from);
    if (entry !== null) return { entry, origin, isLinkBroken };
  }
  return { entry: null, origin: 'example', isLinkBroken };
};

/** True if both entries have equal values. */
export const isSameEntry = (one: object | null, other: object | null): boolean => {
  const text = (entry: object | null) =>
    JSON.stringify(entry === null ? null : Object.entries(entry).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  return text(one) === text(other);
};
