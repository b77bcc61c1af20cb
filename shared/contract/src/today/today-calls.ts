import type { AnyCall } from '../call.ts';
import { todayCards } from './today-card.ts';

/** Returns true for a call that a remote may declare under `today`: a read of the person's own cards. */
export const isTodayCall = ({ method, access, params, query, value }: AnyCall): boolean =>
  method === 'GET' &&
  access === 'person' &&
  params === undefined &&
  query === undefined &&
  value === todayCards;

/**
 * The fault of the first path that is no read of cards, as the end of a sentence; null for none.
 * @param all every call of the contract
 */
export const faultOfToday = (today: readonly { call: string }[], all: readonly AnyCall[]): string | null => {
  for (const { call: path } of today) {
    const found = all.filter((call) => call.path === path && call.method === 'GET');
    if (found.length === 0) return `Today has cards from ${path}, which no call reads`;
    if (!found.some(isTodayCall)) return `Today has cards from ${path}, which answers with something else`;
  }
  return null;
};
