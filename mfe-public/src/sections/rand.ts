import { numberText } from '@phila/contract/format';

const NO_BREAK = '\u00a0';

/** Amount without cents, for buttons and sentences: `R 1 500`. */
export const rand = (amount: number): string => `R${NO_BREAK}${numberText(Math.round(amount))}`;

export const years = (count: number): string => `${count}${NO_BREAK}years`;
