import { lazyBelow } from '../below/lazy-below.tsx';

/** The history of a row, at the end of its page. */
export const HistoryBelow = lazyBelow(
  () => import(/* webpackChunkName: "row-history" */ './row-history.tsx'),
  { what: 'the history', height: 120 },
);
