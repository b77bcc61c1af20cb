import type { FieldError } from '@phila/contract/calls';
import { ARRAY_ERROR, FORM_ERROR, getIn, setIn } from 'final-form';

/**
 * Arranges errors by field, as final-form keeps them; gathers those of fields that are not on the form in the form's
 * own line.
 * @param values the form's, to find lists: final-form looks for errors inside them, where a text would be in its way
 */
export const errorsAtFields = (
  errors: readonly FieldError[],
  isOnForm: (path: string) => boolean,
  values: object = {},
): Record<string, unknown> => {
  let placed: object = {};
  const elsewhere: string[] = [];
  // Places the rows' errors before the list's, which is then kept beside them.
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
