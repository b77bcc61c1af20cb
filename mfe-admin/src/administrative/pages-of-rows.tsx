import { Pager, type ListAddress } from '@phila/ui';
import type { ReactNode } from 'react';

const SIZE = 50;

/** Splits rows that were read at once into pages of 50, with the page number in the address. */
export const pageOfRows = <Row,>(
  rows: readonly Row[] | undefined,
  { view, changeView }: ListAddress,
): { shown: readonly Row[] | undefined; paging: ReactNode } => {
  if (rows === undefined) return { shown: undefined, paging: null };
  const pages = Math.max(1, Math.ceil(rows.length / SIZE));
  // Removing rows can leave the address past the last page.
  const page = Math.min(view.page, pages);
  return {
    shown: rows.slice((page - 1) * SIZE, page * SIZE),
    paging: pages > 1 && (
      <Pager
        page={page}
        pages={pages}
        size={SIZE}
        total={rows.length}
        onPage={(to) => changeView({ page: to })}
      />
    ),
  };
};
