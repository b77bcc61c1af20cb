/** Specification: service, "Page envelope". `pageNumber` begins at 1. */
export interface Page<Item> {
  items: Item[];
  totalCount: number;
  pageNumber: number;
  pageSize: number;
  totalPages: number;
  hasNext: boolean;
  hasPrevious: boolean;
}

/** The rows of either answer of a list: everything, or a page. Apart from the schemas, which no screen needs. */
export const itemsOf = <Item>(list: Item[] | Page<Item>): Item[] => (Array.isArray(list) ? list : list.items);
