/** Joins the parts of a figure, so that it never breaks over two lines. */
const NO_BREAK = '\u00a0';

/** Groups the digits before the point in threes: `12 000`. */
export const grouped = (digits: string): string => digits.replaceAll(/\B(?=(\d{3})+$)/g, NO_BREAK);

/** `12 000.5`: groups the thousands and keeps all decimals. */
export const numberText = (value: number): string => {
  const [whole = '', part] = String(Math.abs(value)).split('.');
  return `${value < 0 ? '-' : ''}${grouped(whole)}${part === undefined ? '' : `.${part}`}`;
};

/** `12.5%`: no space, all digits kept. Takes percent, not a fraction. */
export const percentText = (percent: number): string => `${numberText(percent)}%`;

/** Smaller than any digit in a result. */
const TINY = 1e-9;

/** Rounds half-up in magnitude, as the engine does; adds a tiny amount, because 1.005 is stored just below its half. */
export const rounded = (value: number, decimals: number): number =>
  Number((value + Math.sign(value) * TINY).toFixed(decimals));

/** `3.33%` from 3.3333, for display only. */
export const roundedPercentText = (percent: number, decimals = 2): string =>
  percentText(rounded(percent, decimals));
