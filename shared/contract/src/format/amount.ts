import { grouped, numberText, percentText } from '@phila/finance/number-text';

// Re-exports from the engine, because its explanations use these too.
export { numberText, percentText, rounded, roundedPercentText } from '@phila/finance/number-text';

/** Unit of a displayed amount: rand, percentage, plain number, months or years. */
export type AmountUnit = 'rand' | 'percent' | 'number' | 'months' | 'years';

const NO_BREAK = '\u00a0';
/** Joins a sign to what it belongs to: a line may end after a hyphen. */
const JOIN = '\u2060';

/** `R 1 234.56`, which never breaks over two lines. Takes rand, not cents. */
export const moneyText = (rand: number): string => {
  const [whole = '', cents = '00'] = Math.abs(rand).toFixed(2).split('.');
  return `${rand < 0 ? `-${JOIN}` : ''}R${NO_BREAK}${grouped(whole)}.${cents}`;
};

/** Formats an amount with its unit: `R 1 234.56`, `12.5%`, `3 years`, `12 000`. */
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
