import { type AnyField, fieldWords } from '@phila/contract/fields';
import { amountText } from '@phila/contract/format';
import { labelOf, type AnyForm } from '@phila/contract/records';

/** An input, in words. */
export interface Entered {
  name: string;
  label: string;
  text: string;
}

/** Rows with a label and an amount, as one input each. */
const enteredRows = (name: string, rows: unknown): Entered[] =>
  (Array.isArray(rows) ? (rows as readonly Readonly<Record<string, unknown>>[]) : []).flatMap(
    ({ label, amount }, at) =>
      typeof label === 'string' && typeof amount === 'number'
        ? [{ name: `${name} ${label} ${at}`, label, text: amountText(amount, 'rand') }]
        : [],
  );

/** Entered values in form order, without blanks. */
export const enteredOf = (form: AnyForm, values: Readonly<Record<string, unknown>>): Entered[] =>
  Object.entries<AnyField>(form.fields).flatMap(([name, field]) => {
    if (field.kind === 'rows') return enteredRows(name, values[name]);
    const text = fieldWords(field, values[name], () => '');
    return text === '' ? [] : [{ name, label: labelOf(form, name, values), text }];
  });

/** Inputs that differ between two entries, with both texts; a dash for a blank. */
export const differencesOf = (before: readonly Entered[], now: readonly Entered[]) => {
  const names = [...new Set([...before, ...now].map(({ name }) => name))];
  return names.flatMap((name) => {
    const one = before.find((entered) => entered.name === name);
    const other = now.find((entered) => entered.name === name);
    return one?.text === other?.text
      ? []
      : [{ label: (other ?? one)?.label ?? name, before: one?.text ?? '–', now: other?.text ?? '–' }];
  });
};
