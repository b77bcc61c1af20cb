/** Most discount codes created at once. */
export const MAX_BATCH = 1_000;

export const HOW_MANY = 'Please enter how many codes, from 1 to 1 000';
