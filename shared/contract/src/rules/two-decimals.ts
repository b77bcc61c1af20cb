/** Returns true for an amount with at most two decimals in JSON: it converts exactly to cents. */
export const hasTwoDecimals = (value: number): boolean => Number(value.toFixed(2)) === value;
