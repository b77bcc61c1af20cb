import { lineAsRead } from '../format/as-read.ts';
import { codeKey } from '../format/typed-code.ts';

export const LONGEST_CODE = 100;

/** Cell marked as text in a spreadsheet: `="0012"`, `"0012"`, `'0012`. */
const KEPT_AS_TEXT = /^(?:=?"([^"]*)"|'(.*))$/;

/** Code as issued, without the quotation marks and signs of a spreadsheet. */
export const poolCodeAsRead = (text: string): string => {
  const line = lineAsRead(text);
  const inner = KEPT_AS_TEXT.exec(line);
  return inner === null ? line : lineAsRead(inner[1] ?? inner[2] ?? '');
};

const MONTHS = 'jan|feb|mar|apr|may|jun|jul|aug|sep|sept|oct|nov|dec';
const SHORTENED = /^[+-]?\d+(?:[.,]\d+E[+-]?|E[+-])\d{1,3}$/i;
const WITH_DECIMALS = /^\d+[.,]0+$/;
const AS_DAY = new RegExp(
  `^(?:\\d{1,2}-(?:${MONTHS})(?:-\\d{2,4})?|(?:${MONTHS})-\\d{2}|\\d{4}/\\d{1,2}/\\d{1,2}|\\d{1,2}/\\d{1,2}/\\d{2,4})$`,
  'i',
);
const ERROR_OF_SHEET = /^#(?:#+|N\/A|REF!|NAME\?|VALUE!|DIV\/0!|NUM!|NULL!)$/i;
const HEADING =
  /^(?:(?:unique|voucher|coupon|discount|redemption|gift|promo|promotion|card|serial|activation|access|e) ?)*(?:codes?|vouchers?|coupons?|pins?|serials?|barcodes?|serial ?(?:numbers?|no\.?|nr\.?)|(?:voucher|card) ?(?:numbers?|no\.?|nr\.?))(?: ?(?:#|numbers?|no\.?|list))?$/i;

/** Least length of equally long words that count as several codes. */
const LEAST_OF_SEVERAL = 8;

const hasSeveral = (text: string): boolean => {
  if (/[,;|\t]/.test(text.trim())) return true;
  const words = text.trim().split(/\s+/);
  const [first = ''] = words;
  return (
    words.length > 1 &&
    first.length >= LEAST_OF_SEVERAL &&
    /\p{L}|\p{Dash}/u.test(first) &&
    words.every((word) => word.length === first.length)
  );
};

/** Returns true for the heading of a column of codes. */
export const isCodeHeading = (cell: string): boolean => HEADING.test(cell.replaceAll(/[\s_-]+/g, ' '));

/** Error of a pool's code as sent: damaged by a spreadsheet, or not a single code. Null if it can be given out. */
export const poolCodeFault = (text: string): string | null => {
  const code = poolCodeAsRead(text);
  if (code === '') return 'this line is blank. Please take it out.';
  if (/[\r\n\v\f\u0085\u2028\u2029]/.test(text.trim()))
    return 'there are several lines in this one. Please give each code a line of its own.';
  if (SHORTENED.test(code))
    return `${code} is what a spreadsheet makes of a long number: its last digits are lost. Please set the column to Text where the codes come from, and export them again.`;
  if (WITH_DECIMALS.test(code))
    return `${code} is a code that was read as a number, with decimals put behind it and any zeros before it lost. Please export the codes as text.`;
  if (AS_DAY.test(code))
    return `${code} is a day, as a spreadsheet makes one of a code. Please set the column to Text where the codes come from, and export them again.`;
  if (ERROR_OF_SHEET.test(code))
    return `${code} is an error of a spreadsheet, not a code. Please widen or mend the column, and export it again.`;
  if (isCodeHeading(code))
    return `“${code}” is the heading of a column, not a code. Please take this line out.`;
  if (hasSeveral(text)) return 'there are several codes in this line. Please give each a line of its own.';
  if (code.length > LONGEST_CODE)
    return `this code has more than ${LONGEST_CODE} characters. Please check that it is one code.`;
  if (codeKey(code) === '') return 'this line has nothing in it that can be seen. Please take it out.';
  return null;
};
