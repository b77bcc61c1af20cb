import { lateBelow } from '../late/late-below.tsx';

/** The history of a row, at the end of its page. */
export const LateHistory = lateBelow(
  async () => (await import(/* webpackChunkName: "row-history" */ './row-history.tsx')).RowHistory,
  'History',
  'the history',
);
