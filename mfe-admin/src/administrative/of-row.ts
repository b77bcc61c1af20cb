/** Begins the names in the address of a list within the row that is open, which go with that row. */
export const OF_ROW = 'row-';
