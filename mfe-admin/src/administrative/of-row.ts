/** Prefix of address parameters that belong to a list inside the open row, and go when it closes. */
export const OF_ROW = 'row-';
