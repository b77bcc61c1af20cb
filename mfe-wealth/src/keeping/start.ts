import type { FormType } from '@phila/contract/records';
import type { Fields } from '@phila/contract/fields';

/** Form values, by field. */
export type Values = Readonly<Record<string, unknown>>;

const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** Values without blanks, in one order, as a text to compare. */
export const textOf = (values: object): string =>
  JSON.stringify(
    Object.entries(values)
      .filter(([, value]) => !isBlank(value))
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );

/**
 * Values that a form starts with. In public the example's, to be tried; in the portal only its choices, such as the tax
 * year: there each amount is the person's own, and the example's are shown pale.
 */
export const startOf = <V extends object, F extends Fields>(
  form: FormType<F>,
  example: V,
  inPortal: boolean,
): V =>
  inPortal
    ? (Object.fromEntries(
        Object.entries(example).filter(([field]) => form.fields[field]?.kind !== 'amount'),
      ) as V)
    : example;

/** Labels of the amounts that are still the example's. */
export const leftOf = <F extends Fields>(form: FormType<F>, example: Values, values: Values): string[] =>
  Object.entries(form.fields).flatMap(([name, { kind, label }]) =>
    kind === 'amount' && !isBlank(example[name]) && example[name] === values[name] ? [label] : [],
  );
