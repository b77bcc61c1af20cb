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

/** A number with its point moved to the right, as it is written: times 100 would make 100.49999999999999 of 1.005. */
const moved = (value: number, places: number): number => {
  const [digits, exponent = 0] = String(value).split('e');
  return Number(`${digits}e${Number(exponent) + places}`);
};

/** Half-up in size to so many decimals, as the engine rounds (docs/calculators). */
export const rounded = (value: number, decimals: number): number =>
  Math.sign(value) * moved(Math.round(moved(Math.abs(value), decimals)), -decimals);

/** `3.33%` of 3.3333: a percentage that was worked out and is only shown. */
export const roundedPercentText = (percent: number, decimals = 2): string =>
  percentText(rounded(percent, decimals));
