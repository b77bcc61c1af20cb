import { Pager, type ListAddress } from '@phila/ui';
import type { ReactNode } from 'react';

const SIZE = 50;

/** At most 50 at a time of rows that all came at once, by the page of the address, and the ways to the others. */
export const pageOfRows = <Row,>(
  rows: readonly Row[] | undefined,
  { view, changeView }: ListAddress,
): { shown: readonly Row[] | undefined; paging: ReactNode } => {
  if (rows === undefined) return { shown: undefined, paging: null };
  const pages = Math.max(1, Math.ceil(rows.length / SIZE));
  // Rows are taken away while the last page is open.
  const page = Math.min(view.page, pages);
  return {
    shown: rows.slice((page - 1) * SIZE, page * SIZE),
    paging: pages > 1 && <Pager page={page} pages={pages} onPage={(to) => changeView({ page: to })} />,
  };
};
