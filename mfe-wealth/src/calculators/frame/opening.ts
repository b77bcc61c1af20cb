import type { Fields } from '@phila/contract/fields';
import type { Calculator, Explained } from './calculator.ts';
import { readFragment } from '../../keeping/link-entry.ts';

/** Where the entry that a calculator opens with is from. */
export type Origin = 'link' | 'visitor' | 'draft' | 'saved' | 'example';

export interface Opening<Entry> {
  /** Null for the example of the form. */
  entry: Entry | null;
  origin: Origin;
  /** The address holds an entry that cannot be read, or that the engine refuses. */
  isLinkBroken: boolean;
}

interface Sources {
  /** The fragment of the address. */
  hash: string;
  /** What was typed in this tab before, and not saved. */
  draft: unknown;
  /** What the service keeps for the person. */
  saved: unknown;
}

/** What a calculator opens with: a link's entry, else what was typed last, else what is saved, else the example. */
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

/** Whether two entries are the same to the engine. */
export const isSameEntry = (one: object | null, other: object | null): boolean => {
  const text = (entry: object | null) =>
    JSON.stringify(entry === null ? null : Object.entries(entry).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  return text(one) === text(other);
};
