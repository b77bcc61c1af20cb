import type * as z from 'zod/mini';
import type { FieldError } from '../envelope.ts';

/** Specification: records: error for a field without a message. */
export const VALIDATION_ERROR = 'Validation error';
/** Error for a field unknown to the call. */
export const UNKNOWN_FIELD = 'Unknown field';

/** Error for a value that is no text, such as a number; no form sends one. */
export const NOT_A_TEXT = 'Please enter text';

/** Message of zod without a language loaded, used if a schema has none. */
const NO_TEXT = 'Invalid input';
const hasText = (message: string): boolean => message !== '' && !message.startsWith(NO_TEXT);

/**
 * Returns true if something other than text was sent for a text. Needs the input in the issue (`reportInput`), as the
 * service requests; a rule's own first message is for missing values.
 */
const isNotText = (issue: z.core.$ZodIssue): boolean =>
  issue.code === 'invalid_type' &&
  issue.expected === 'string' &&
  issue.input !== undefined &&
  issue.input !== null;

const messageFor = (issue: z.core.$ZodIssue): string => {
  if (isNotText(issue)) return NOT_A_TEXT;
  return hasText(issue.message) ? issue.message : VALIDATION_ERROR;
};

/**
 * Converts issues to the envelope's `errors`: the first for each path, in the order of the fields. Forms and service
 * both use it, and so give the same messages.
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
    else add(path.join('.'), messageFor(issue));
  }
  return Array.from(byPath, ([path, message]) => ({ path, message }));
};
