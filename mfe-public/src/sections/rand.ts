import { numberText } from '@phila/contract/format';

const NO_BREAK = '\u00a0';

/** An amount without cents, as it stands on a button or in a sentence: `R 1 500`. */
export const rand = (amount: number): string => `R${NO_BREAK}${numberText(Math.round(amount))}`;

export const years = (count: number): string => `${count}${NO_BREAK}years`;
