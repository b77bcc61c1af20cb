/** Whether an amount has at most two decimals, as JSON carries it: what is so can be turned into whole cents. */
export const hasTwoDecimals = (value: number): boolean => Number(value.toFixed(2)) === value;
