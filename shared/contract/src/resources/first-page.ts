/** Query for the first rows of a resource's list, if the address asks for no others. */
export const firstPage = { PageNumber: 1, PageSize: 25 } as const;
