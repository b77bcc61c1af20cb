import type { FieldError } from '@phila/contract/calls';
import { ARRAY_ERROR, FORM_ERROR, getIn, setIn } from 'final-form';

/**
 * Arranges errors by field, as final-form stores them. Joins errors of fields that are not on the form into the form's
 * own line.
 * @param values the form's values, to find lists: final-form looks for row errors inside a list's error, so that cannot
 * be a text
 */
export const errorsAtFields = (
  errors: readonly FieldError[],
  isOnForm: (path: string) => boolean,
  values: object = {},
): Record<string, unknown> => {
  let placed: object = {};
  const elsewhere: string[] = [];
  // Places the rows' errors before the list's, so that the list's is added to them.
  for (const { path, message } of errors.toSorted((one, other) => other.path.length - one.path.length)) {
    if (path === '' || !isOnForm(path)) continue;
    const ofRows: unknown = getIn(placed, path) ?? (Array.isArray(getIn(values, path)) ? [] : undefined);
    placed = setIn(placed, path, Array.isArray(ofRows) ? withOwn(ofRows, message) : message);
  }
  for (const { path, message } of errors) if (path === '' || !isOnForm(path)) elsewhere.push(message);
  return elsewhere.length > 0
    ? { ...placed, [FORM_ERROR]: [...new Set(elsewhere)].join(' ') }
    : { ...placed };
};

const withOwn = (ofRows: readonly unknown[], message: string): unknown[] =>
  Object.assign([...ofRows], { [ARRAY_ERROR]: message });
