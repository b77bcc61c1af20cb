/** The rows that a list of a resource shows first, where the address asks for no others: as the query of its call. */
export const firstPage = { PageNumber: 1, PageSize: 25 } as const;
