import type { Page } from '@phila/contract';

/** The query for a page of a list. */
export interface AskedPage {
  PageNumber?: number | undefined;
  PageSize?: number | undefined;
  /** 'false' where the count is asked for by itself. */
  Counted?: 'true' | 'false' | undefined;
}

/**
 * Reads a page of a list, and a row more to learn if another page follows. An uncounted page's total is the number of
 * rows known so far.
 */
export const readPage = async <Row>(
  { PageNumber: pageNumber = 1, PageSize: pageSize = 10, Counted = 'true' }: AskedPage,
  read: (limit: number, offset: number) => PromiseLike<Row[]>,
  count: () => PromiseLike<number>,
): Promise<Page<Row>> => {
  const offset = (pageNumber - 1) * pageSize;
  const found = await read(pageSize + 1, offset);
  const known = found.length === 0 ? 0 : offset + found.length;
  const totalCount = Counted === 'false' ? known : await count();
  return {
    items: found.slice(0, pageSize),
    totalCount,
    pageNumber,
    pageSize,
    totalPages: Math.ceil(totalCount / pageSize),
    hasNext: found.length > pageSize,
    hasPrevious: pageNumber > 1,
  };
};
