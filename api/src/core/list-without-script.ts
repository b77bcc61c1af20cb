/** The longest search that a list takes. */
const LONGEST = 100;

/** A list's query in the address, `?search=aid&page=2`, as the page's script writes it. */
export interface AskedList {
  search: string;
  page: number;
}

/** @returns null where it asks for something else, or for no page that there can be */
export const askedList = (query: URLSearchParams): AskedList | null => {
  const search = (query.get('search') ?? '').trim();
  const page = query.get('page') ?? '1';
  return search.length <= LONGEST && !search.includes('\0') && /^[1-9]\d{0,5}$/.test(page)
    ? { search, page: Number(page) }
    : null;
};

/** An address of the same page that asks for this, without what is blank. */
export const asking = (asked: Readonly<Record<string, string>>): string =>
  `?${new URLSearchParams(Object.entries(asked).filter(([, value]) => value !== '')).toString()}`;

/**
 * The values of the search and of the ways to the other pages, which a page has in `<noscript>`.
 * @param more what else the address asks for, which stays with each of them
 */
export const listValues = (
  { search, page }: AskedList,
  pages: number,
  more: Readonly<Record<string, string>> = {},
) => {
  const to = (other: number): string | null =>
    other < 1 || other > pages ? null : asking({ search, ...more, page: other === 1 ? '' : String(other) });
  return {
    search,
    /** Nothing was found of what is searched for. */
    isEmpty: pages === 0 && search !== '',
    isPaged: pages > 1,
    page,
    pages,
    before: to(page - 1),
    after: to(page + 1),
  };
};
