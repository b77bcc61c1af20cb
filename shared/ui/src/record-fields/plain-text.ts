import type { AmountUnit } from '@phila/contract/fields';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** `2030-03-05` as 05 Mar 2030, the way the date picker writes it; never through a zone, so the day stays the day. */
export const dateText = (day: string): string => {
  const [year, month, date] = day.split('-');
  const name = MONTHS[Number(month) - 1];
  return year === undefined || name === undefined || date === undefined ? day : `${date} ${name} ${year}`;
};

const NO_BREAK = '\u00a0';
const grouped = (digits: string): string => digits.replaceAll(/\B(?=(\d{3})+$)/g, NO_BREAK);

/** `R 1 234.56` (design: look), never broken over two lines; percentages and counts without a currency. */
export const amountText = (amount: number, unit: AmountUnit): string => {
  const sign = amount < 0 ? '-' : '';
  if (unit !== 'rand') {
    const [whole = '', part] = String(Math.abs(amount)).split('.');
    const number = `${sign}${grouped(whole)}${part === undefined ? '' : `.${part}`}`;
    return unit === 'percent' ? `${number}${NO_BREAK}%` : number;
  }
  const [whole = '', cents = '00'] = Math.abs(amount).toFixed(2).split('.');
  return `${sign}R${NO_BREAK}${grouped(whole)}.${cents}`;
};
