import type { Page } from '@phila/contract';

/** One page of a list, from its rows and how many there are in all. */
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
