/** A search for people as its page of the history keeps it. */
interface KeptSearch {
  readonly text: string;
  readonly osNo: number | null;
  readonly isDisabled: boolean;
  readonly page: number;
}

const KEY = 'people';

/**
 * What was looked for when this entry of the history was left, so that Back leads to the same rows. It is kept with the
 * entry and not in its address: what somebody is called stands in no address, which servers log and people pass on.
 * @returns null for an entry without one
 */
export const keptSearch = (): KeptSearch | null => {
  const state: unknown = window.history.state;
  if (typeof state !== 'object' || state === null || !(KEY in state)) return null;
  const kept = state[KEY];
  if (typeof kept !== 'object' || kept === null) return null;
  if (!('text' in kept && 'osNo' in kept && 'isDisabled' in kept && 'page' in kept)) return null;
  const { text, osNo, isDisabled, page } = kept;
  return typeof text === 'string' &&
    (osNo === null || typeof osNo === 'number') &&
    typeof isDisabled === 'boolean' &&
    typeof page === 'number'
    ? { text, osNo, isDisabled, page }
    : null;
};

/** Keeps it with the entry of the history that is shown, beside what the router keeps there. */
export const keepSearch = ({ text, osNo, isDisabled, page }: KeptSearch): void => {
  const state: unknown = window.history.state;
  window.history.replaceState(
    { ...(typeof state === 'object' ? state : null), [KEY]: { text, osNo, isDisabled, page } },
    '',
  );
};
