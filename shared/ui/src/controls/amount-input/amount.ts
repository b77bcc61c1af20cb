import type { AmountUnit } from '@phila/contract/format';

/** Puts a space between thousands. */
const inThousands = (digits: string): string => digits.replaceAll(/\B(?=(\d{3})+$)/g, ' ');

/** Writes a number as the input shows it while the person does not type. */
export const writeAmount = (amount: number, unit: AmountUnit): string => {
  const cents = unit === 'rand' && !Number.isInteger(amount) ? amount.toFixed(2) : String(Math.abs(amount));
  if (cents.includes('e')) return String(amount);
  const [whole = '', part] = cents.replace('-', '').split('.');
  return `${amount < 0 ? '-' : ''}${inThousands(whole)}${part === undefined ? '' : `.${part}`}`;
};

/**
 * Groups the thousands of a typed text, and keeps the caret behind the same digit. Leaves a text that does not look
 * like a number unchanged.
 */
export const groupWhileTyping = (text: string, caret: number): { text: string; caret: number } => {
  const parts = /^(-?)([\d\s]*)([.,]\d*)?$/.exec(text);
  const digits = parts?.[2]?.replaceAll(/\s/g, '') ?? '';
  if (!parts || digits === '') return { text, caret };
  const grouped = `${parts[1]}${inThousands(digits)}${parts[3] ?? ''}`;
  const before = text.slice(0, caret).replaceAll(/\s/g, '').length;
  let at = 0;
  for (let seen = 0; seen < before; at += 1) if (grouped[at] !== ' ') seen += 1;
  return { text: grouped, caret: at };
};

/** Finds the inserted text: the part of `after` between the start and the end that it shares with `before`. */
export const insertedIn = (before: string, after: string): string => {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < most - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return after.slice(start, after.length - end);
};
