import type { ImportedField } from '@phila/contract';

interface Changed {
  before: string;
  after: string;
}

/** Digits that a spreadsheet keeps. */
const KEPT_DIGITS = 15;

const isWithoutTail = (before: string, after: string): boolean => {
  // 1.10 becomes the number 1.1.
  if (/^\d+[.,]\d+$/.test(before)) return before.replace(/[.,]?0+$/, '') === after;
  if (!/^\d+$/.test(before) || before.length <= KEPT_DIGITS) return false;
  if (/^\d+$/.test(after))
    return after === before.slice(0, KEPT_DIGITS).padEnd(before.length, '0') && after !== before;
  // 1.23457E+18, with digits cut by the column's width.
  const [, whole = '', decimals = '', power = ''] = /^(\d)(?:[.,](\d+))?E\+?(\d+)$/i.exec(after) ?? [];
  const kept = `${whole}${decimals}`;
  return (
    kept !== '' &&
    Number(power) === before.length - 1 &&
    Math.abs(Number(before.slice(0, kept.length)) - Number(kept)) <= 1
  );
};

/** Recognises numbers that a spreadsheet spoiled, such as 0012345 without its zeros, if nothing else changed. */
const lostIn = ({ before, after }: Changed): ImportedField['lost'] => {
  if (/^0+\d+$/.test(before) && before.replace(/^0+(?=\d)/, '') === after) return 'leadingZeros';
  return isWithoutTail(before, after) ? 'trailingDigits' : null;
};

/** The most characters shown of a value. */
const SHOWN = 200;
/** Characters shown before the first difference. */
const LEAD = 40;

const cut = (text: string, from: number): string =>
  `${from > 0 ? '…' : ''}${text.slice(from, from + SHOWN)}${text.length > from + SHOWN ? '…' : ''}`;

/** Cuts long texts around their first difference. */
const excerptsOf = ({ before, after }: Changed): Changed => {
  if (before.length <= SHOWN && after.length <= SHOWN) return { before, after };
  let at = 0;
  while (at < before.length && before[at] === after[at]) at += 1;
  const from = Math.max(0, at - LEAD);
  return { before: cut(before, from), after: cut(after, from) };
};

/**
 * Describes a line's change of a field.
 * @param kept the stored values if the shown ones are masked
 */
export const importedField = (label: string, shown: Changed, kept: Changed = shown): ImportedField => ({
  label,
  ...excerptsOf(shown),
  lost: lostIn(kept),
});
