import { grouped, numberText, percentText } from '@phila/finance/number-text';

// The engine explains its steps with the same words, so they are said there.
export { numberText, percentText, rounded, roundedPercentText } from '@phila/finance/number-text';

/** How an amount is read: money in rand, a percentage, or a plain number. */
export type AmountUnit = 'rand' | 'percent' | 'number' | 'months' | 'years';

const NO_BREAK = '\u00a0';

/** `R 1 234.56`, with no-break spaces, so that it never wraps. Takes rand, not cents. */
export const moneyText = (rand: number): string => {
  const [whole = '', cents = '00'] = Math.abs(rand).toFixed(2).split('.');
  return `${rand < 0 ? '-' : ''}R${NO_BREAK}${grouped(whole)}.${cents}`;
};

/** An amount in its unit: `R 1 234.56`, `12.5%`, `3 years`, `12 000`. */
export const amountText = (amount: number, unit: AmountUnit): string => {
  switch (unit) {
    case 'rand':
      return moneyText(amount);
    case 'percent':
      return percentText(amount);
    case 'number':
      return numberText(amount);
    case 'months':
    case 'years':
      return `${numberText(amount)}${NO_BREAK}${amount === 1 ? unit.slice(0, -1) : unit}`;
  }
};
