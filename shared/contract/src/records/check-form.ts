import type * as z from 'zod/mini';
import type { FieldError } from '../envelope.ts';
import { fieldErrors } from '../rules/field-errors.ts';
import { amongOf, type AnyForm, rowValues, type SentOf } from './form.ts';
import type { Loose } from './plain-object.ts';
import type { AnyRecord } from './record.ts';
import { normalise, normaliseForm } from './send-rules.ts';

/*
 * Checks a form in the browser field by field, without a schema of the whole, so that the host's forms load without
 * zod: it comes with the remote that defines the fields. The service builds the whole schema (`record-schema.ts`);
 * check-form.test.ts proves that both give the same answers.
 */

type Issue = z.core.$ZodIssue;

const NOT_IN_LIST = 'Please choose from the list';

/** Checks across the fields of a body: choices that do not go together, then the form's own `check`. */
export const crossIssues = (type: AnyForm, sent: Loose): Issue[] => {
  const values = rowValues(type, sent);
  const issues: Issue[] = [];
  const refuse = (name: string, message: string): void =>
    void issues.push({ code: 'custom', path: name === '' ? [] : [name], message, input: sent[name] });
  for (const [name, field] of Object.entries(type.fields)) {
    const among = amongOf(field);
    if (among === undefined || field.kind !== 'option') continue;
    const choice = field.choices.find(({ id }) => id === sent[name]);
    if (choice !== undefined && !among.keep(choice as never, values[among.field])) refuse(name, NOT_IN_LIST);
  }
  for (const [name, holds] of Object.entries(type.check)) {
    const message = holds?.(values as never);
    if (typeof message === 'string') refuse(name, message);
  }
  return issues;
};

/** Issues of a body, in the order of a whole schema. */
const issuesOf = (type: AnyForm, sent: Loose): Issue[] => {
  const ofFields = Object.entries(type.fields).flatMap(([name, field]) =>
    (field.bodySchema.safeParse(sent[name]).error?.issues ?? []).map((issue) => ({
      ...issue,
      path: [name, ...issue.path],
    })),
  );
  const keys = Object.keys(sent).filter((name) => !Object.hasOwn(type.fields, name));
  const ofNames: Issue[] =
    keys.length > 0 ? [{ code: 'unrecognized_keys', keys, path: [], message: '', input: sent }] : [];
  // Stops where a whole zod schema does: after a value that is no integer, it skips the checks across fields.
  const isEnded = ofFields.some((issue) => issue.code === 'invalid_type' && issue.expected === 'int');
  return [...ofFields, ...ofNames, ...(isEnded ? [] : crossIssues(type, sent))];
};

/** Body of a form's values, or their errors. */
export type Entry<R extends AnyForm> =
  | { readonly entry: SentOf<R>; readonly errors: readonly [] }
  | { readonly entry: null; readonly errors: readonly FieldError[] };

/** Validates the values of a form without a record: returns the body to send, or one error per field. */
export const entryOf = <R extends AnyForm>(type: R, values: object): Entry<R> => {
  const sent = normaliseForm(type, values) as Loose;
  const issues = issuesOf(type, sent);
  return issues.length === 0
    ? { entry: sent as SentOf<R>, errors: [] }
    : { entry: null, errors: fieldErrors(issues) };
};

/** Like `check`, for a form without a record. */
export const checkForm = (type: AnyForm, values: object): readonly FieldError[] =>
  entryOf(type, values).errors;

/**
 * Validates a form's values: one message per wrong field, as the service would give it; empty if valid. Leaves the
 * row's version to the service, as no one types it.
 */
export const check = (record: AnyRecord, values: object): FieldError[] => {
  const { version: _, ...sent } = normalise(record, values) as Loose;
  return fieldErrors(issuesOf(record, sent));
};
