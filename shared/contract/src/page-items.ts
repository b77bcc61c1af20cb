/** Specification: service, "Page envelope". `pageNumber` starts at 1. */
export interface Page<Item> {
  items: Item[];
  totalCount: number;
  pageNumber: number;
  pageSize: number;
  totalPages: number;
  hasNext: boolean;
  hasPrevious: boolean;
}

/** Rows of a list's answer, whole or paged. Kept apart from the schemas, because screens do not need those. */
export const itemsOf = <Item>(list: Item[] | Page<Item>): Item[] => (Array.isArray(list) ? list : list.items);
