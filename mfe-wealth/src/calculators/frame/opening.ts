import type { Fields } from '@phila/contract/fields';
import type { Calculator, Explained } from './calculator.ts';
import { readFragment } from '../../keeping/link-entry.ts';
import type { Values } from '../../keeping/start.ts';

/** Source of a calculator's first values. */
export type Origin = 'link' | 'visitor' | 'draft' | 'saved' | 'start';

export interface Opening<Entry> {
  /** The entry of a link, or the saved one; null otherwise. */
  entry: Entry | null;
  /** Form values typed in this tab; null without any. */
  typed: Values | null;
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

/** Form values of a draft, right or wrong; null for anything else. */
const typedIn = (form: { fields: Fields }, draft: unknown): Values | null => {
  if (typeof draft !== 'object' || draft === null) return null;
  const typed = Object.entries(draft).filter(([field]) => field in form.fields);
  return typed.length === 0 ? null : Object.fromEntries(typed);
};

/** Picks the first values: a link's, else the last typed, else the saved ones, else those that the form starts with. */
export const openingOf = <F extends Fields, Entry extends object, Result extends Explained>(
  type: Pick<Calculator<F, Entry, Result>, 'accepted' | 'form'>,
  { hash, draft, saved }: Sources,
): Opening<Entry> => {
  const fragment = readFragment(hash);
  const linked = fragment === null || fragment === 'unreadable' ? null : type.accepted(fragment.entry);
  if (fragment !== null && fragment !== 'unreadable' && linked !== null)
    return {
      entry: linked,
      typed: null,
      origin: fragment.purpose === 'keep' ? 'visitor' : 'link',
      isLinkBroken: false,
    };
  const isLinkBroken = fragment !== null;
  const typed = typedIn(type.form, draft);
  if (typed !== null) return { entry: null, typed, origin: 'draft', isLinkBroken };
  const entry = saved === null || saved === undefined ? null : type.accepted(saved);
  return { entry, typed: null, origin: entry === null ? 'start' : 'saved', isLinkBroken };
};

/** True if both entries have equal values. */
export const isSameEntry = (one: object | null, other: object | null): boolean => {
  const text = (entry: object | null) =>
    JSON.stringify(entry === null ? null : Object.entries(entry).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  return text(one) === text(other);
};
