/** The longest search that a list takes. */
const LONGEST = 100;

/** A list's query in the address, `?search=aid&page=2`, as the page's script writes it. */
export interface ListRequest {
  search: string;
  page: number;
}

/** @returns null for other parameters, or an impossible page */
export const askedList = (query: URLSearchParams): ListRequest | null => {
  const search = (query.get('search') ?? '').trim();
  const page = query.get('page') ?? '1';
  return search.length <= LONGEST && !search.includes('\0') && /^[1-9]\d{0,5}$/.test(page)
    ? { search, page: Number(page) }
    : null;
};

/** An address of this page with these parameters, without blank ones. */
export const addressWith = (asked: Readonly<Record<string, string>>): string =>
  `?${new URLSearchParams(Object.entries(asked).filter(([, value]) => value !== '')).toString()}`;

/**
 * Values for the search and page links in a page's `<noscript>`.
 * @param more other parameters, kept in each link
 */
export const listValues = (
  { search, page }: ListRequest,
  pages: number,
  more: Readonly<Record<string, string>> = {},
) => {
  const to = (other: number): string | null =>
    other < 1 || other > pages
      ? null
      : addressWith({ search, ...more, page: other === 1 ? '' : String(other) });
  return {
    search,
    /** True if a search found nothing. */
    isEmpty: pages === 0 && search !== '',
    isPaged: pages > 1,
    page,
    pages,
    before: to(page - 1),
    after: to(page + 1),
  };
};
