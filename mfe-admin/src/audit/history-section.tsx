import { classes } from '@phila/ui';
import type { ComponentProps } from 'react';
import { HistoryBelow } from './history-below.tsx';

interface HistorySectionProps extends ComponentProps<typeof HistoryBelow> {
  /** The row in words: "the plans of 2026". */
  name: string;
}

/** History of one row below its list, under a heading that names the row. */
export const HistorySection = ({ name, ...history }: HistorySectionProps) => (
  <section>
    <h2 className={classes('large strong below-12')}>History of {name}</h2>
    <HistoryBelow key={history.rowId} {...history} />
  </section>
);
