/** How an amount is read: money in rand, a percentage, or a plain number. */
export type AmountUnit = 'rand' | 'percent' | 'number' | 'months' | 'years';

const NO_BREAK = '\u00a0';
const grouped = (digits: string): string => digits.replaceAll(/\B(?=(\d{3})+$)/g, NO_BREAK);

/** `R 1 234.56`, with no-break spaces, so that it never wraps. Takes rand, not cents. */
export const moneyText = (rand: number): string => {
  const [whole = '', cents = '00'] = Math.abs(rand).toFixed(2).split('.');
  return `${rand < 0 ? '-' : ''}R${NO_BREAK}${grouped(whole)}.${cents}`;
};

/** `12 000.5`: thousands in groups, the decimals that there are. */
export const numberText = (value: number): string => {
  const [whole = '', part] = String(Math.abs(value)).split('.');
  return `${value < 0 ? '-' : ''}${grouped(whole)}${part === undefined ? '' : `.${part}`}`;
};

/** `12.5 %`. Takes percent, not a fraction of one. */
export const percentText = (percent: number): string => `${numberText(percent)}${NO_BREAK}%`;

/** An amount in its unit: `R 1 234.56`, `12.5 %`, `3 years`, `12 000`. */
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
