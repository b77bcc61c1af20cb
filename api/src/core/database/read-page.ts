import type { Page } from '@phila/contract';

/** The query for a page of a list. */
export interface PageRequest {
  PageNumber?: number | undefined;
  PageSize?: number | undefined;
  /** 'false' if the client requests the count separately. */
  Counted?: 'true' | 'false' | undefined;
}

/**
 * Reads a page of a list and another row, to learn if a page follows. The total of an uncounted page is the number of
 * rows known so far.
 */
export const readPage = async <Row>(
  { PageNumber: pageNumber = 1, PageSize: pageSize = 10, Counted = 'true' }: PageRequest,
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
