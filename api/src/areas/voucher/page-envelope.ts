import type { Page } from '@phila/contract';

/** Wraps the rows of a page with its numbers. */
export const pageEnvelope = <Item>(
  items: Item[],
  totalCount: number,
  { pageNumber, pageSize }: { pageNumber: number; pageSize: number },
): Page<Item> => {
  const totalPages = Math.ceil(totalCount / pageSize);
  return {
    items,
    totalCount,
    pageNumber,
    pageSize,
    totalPages,
    hasNext: pageNumber < totalPages,
    hasPrevious: pageNumber > 1,
  };
};
