import type { FieldError } from '@phila/contract';
import type * as z from 'zod/mini';

/** A hostile body can break a rule a hundred thousand times; nobody reads more than this. */
const MOST_ERRORS = 100;

/** What zod/mini says when no rule of ours gave a text. */
const UNNAMED = 'Invalid input';

const WORDS: Partial<Record<z.core.$ZodIssue['code'], string>> = {
  invalid_type: 'This is not the kind of value expected here',
  too_big: 'This is too large',
  too_small: 'This is too small',
  invalid_format: 'This is not written in the form expected here',
  invalid_value: 'This is not one of the values allowed here',
};

const at = (path: readonly PropertyKey[]): string => path.map(String).join('.');

/** The issues of a refused value as the envelope's `errors`: one for each field, one for each unknown name. */
export const fieldErrors = (issues: readonly z.core.$ZodIssue[]): FieldError[] => {
  const errors: FieldError[] = [];
  for (const issue of issues) {
    if (errors.length >= MOST_ERRORS) break;
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys.slice(0, MOST_ERRORS - errors.length)) {
        errors.push({ path: at([...issue.path, key]), message: 'There is no such field' });
      }
    } else {
      const message =
        issue.message === UNNAMED ? (WORDS[issue.code] ?? 'This cannot be used here') : issue.message;
      errors.push({ path: at(issue.path), message });
    }
  }
  return errors;
};
