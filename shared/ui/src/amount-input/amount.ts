import type { AmountUnit } from '@phila/contract/format';

/** Spaces of every width between thousands, and the currency before them. */
const NOISE = /\s|^R|%$/gi;

/** Digits with a space between thousands. */
const inThousands = (digits: string): string => digits.replaceAll(/\B(?=(\d{3})+$)/g, ' ');

/**
 * A number as people write it: `1234,5`, `R 1 234.50`, `1,234.50`, `1.234,50`. Null where there is nothing; undefined
 * where it is no number. A lone comma before exactly three digits stands between thousands of rand (R1,234), and in
 * other numbers is the decimal comma.
 */
export const readAmount = (text: string, unit: AmountUnit): number | null | undefined => {
  const bare = text.trim().replaceAll(NOISE, '');
  if (bare === '') return text.trim() === '' ? null : undefined;
  const comma = bare.lastIndexOf(',');
  const point = bare.lastIndexOf('.');
  const commaIsDecimal =
    comma > point &&
    bare.indexOf(',') === comma &&
    !(unit === 'rand' && point === -1 && /^-?\d{1,3},\d{3}$/.test(bare));
  const plain = commaIsDecimal ? bare.replaceAll('.', '').replace(',', '.') : bare.replaceAll(',', '');
  return /^-?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : undefined;
};

/** A number as it stands in the input when nobody types in it. */
export const writeAmount = (amount: number, unit: AmountUnit): string => {
  const cents = unit === 'rand' && !Number.isInteger(amount) ? amount.toFixed(2) : String(Math.abs(amount));
  if (cents.includes('e')) return String(amount);
  const [whole = '', part] = cents.replace('-', '').split('.');
  return `${amount < 0 ? '-' : ''}${inThousands(whole)}${part === undefined ? '' : `.${part}`}`;
};

/**
 * What was typed so far with its thousands apart, and where the caret then stands: behind the same digit as before. What
 * does not look like a number yet stays as it is.
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
