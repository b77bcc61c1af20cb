import type * as z from 'zod/mini';
import type { FieldError } from '../envelope.ts';

/** Specification: records: what a field error without a text shows. */
export const VALIDATION_ERROR = 'Validation error';
/** Said at a field that a call does not know. */
export const UNKNOWN_FIELD = 'Unknown field';

/** Said where text is asked for and something else came, such as a number; no form sends that. */
export const NOT_A_TEXT = 'Please enter text';

/** What zod says when a schema gives no text of its own; no language is loaded. */
const NO_TEXT = 'Invalid input';
const hasText = (message: string): boolean => message !== '' && !message.startsWith(NO_TEXT);

/**
 * Whether something that is no text was sent in place of text. Known only where the schema was asked to report what it
 * was given (`reportInput`), as the service does: a rule's own first text is meant for what is missing.
 */
const isNotText = (issue: z.core.$ZodIssue): boolean =>
  issue.code === 'invalid_type' &&
  issue.expected === 'string' &&
  issue.input !== undefined &&
  issue.input !== null;

/** The text that is said for one refusal. */
const messageFor = (issue: z.core.$ZodIssue): string => {
  if (isNotText(issue)) return NOT_A_TEXT;
  return hasText(issue.message) ? issue.message : VALIDATION_ERROR;
};

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
    else add(path.join('.'), messageFor(issue));
  }
  return Array.from(byPath, ([path, message]) => ({ path, message }));
};
