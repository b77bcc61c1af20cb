import type * as z from 'zod/mini';
import type { FieldError } from '../envelope.ts';

/** Seeds 1 §5: what a field error without a text shows. */
export const VALIDATION_ERROR = 'Validation error';
/** Said at a field that a call does not know. */
export const UNKNOWN_FIELD = 'Unknown field';

/** What zod says when a schema gives no text of its own; no language is loaded. */
const NO_TEXT = 'Invalid input';
const hasText = (message: string): boolean => message !== '' && !message.startsWith(NO_TEXT);

/**
 * The refusals of a schema as the envelope's `errors`: one for each path, the first that was met, in the order of
 * the fields. Used by the forms and by the service, so both say the same.
 */
export const fieldErrors = (issues: readonly z.core.$ZodIssue[]): FieldError[] => {
  const byPath = new Map<string, string>();
  const add = (path: string, message: string): void => {
    if (!byPath.has(path)) byPath.set(path, message);
  };
  for (const issue of issues) {
    const path = issue.path.map(String);
    if (issue.code === 'unrecognized_keys')
      for (const key of issue.keys) add([...path, key].join('.'), UNKNOWN_FIELD);
    else add(path.join('.'), hasText(issue.message) ? issue.message : VALIDATION_ERROR);
  }
  return Array.from(byPath, ([path, message]) => ({ path, message }));
};
