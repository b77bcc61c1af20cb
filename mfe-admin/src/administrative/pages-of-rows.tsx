import { classes, Pager } from '@phila/ui';
import { type ReactNode, useState } from 'react';

const SIZE = 50;

interface PagesOfRowsProps<Row> {
  rows: readonly Row[];
  children: (shown: readonly Row[]) => ReactNode;
}

/** Rows that all came at once, at most 50 of them shown at a time. */
export const PagesOfRows = <Row,>({ rows, children }: PagesOfRowsProps<Row>) => {
  const [asked, setAsked] = useState(1);
  const pages = Math.max(1, Math.ceil(rows.length / SIZE));
  // Rows are taken away while the last page is open.
  const page = Math.min(asked, pages);
  return (
    <div className={classes('stack gap-16')}>
      {children(rows.slice((page - 1) * SIZE, page * SIZE))}
      {pages > 1 && <Pager page={page} pages={pages} onPage={setAsked} />}
    </div>
  );
};
