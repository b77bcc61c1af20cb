/** Between the parts of a figure, so that it is never broken over two lines. */
const NO_BREAK = '\u00a0';

/** The digits before the point in threes: `12 000`. */
export const grouped = (digits: string): string => digits.replaceAll(/\B(?=(\d{3})+$)/g, NO_BREAK);

/** `12 000.5`: thousands in groups, the decimals that there are. */
export const numberText = (value: number): string => {
  const [whole = '', part] = String(Math.abs(value)).split('.');
  return `${value < 0 ? '-' : ''}${grouped(whole)}${part === undefined ? '' : `.${part}`}`;
};

/** `12.5%`, without a space, with all the digits that there are. Takes percent, not a fraction of one. */
export const percentText = (percent: number): string => `${numberText(percent)}%`;

/** Less than any digit that a result has. */
const TINY = 1e-9;

/** Half-up in size to so many decimals, as the engine rounds; 1.005 is a little less than that as a double, and its half is a half all the same. */
export const rounded = (value: number, decimals: number): number =>
  Number((value + Math.sign(value) * TINY).toFixed(decimals));

/** `3.33%` of 3.3333: a percentage that was worked out and is only shown. */
export const roundedPercentText = (percent: number, decimals = 2): string =>
  percentText(rounded(percent, decimals));
