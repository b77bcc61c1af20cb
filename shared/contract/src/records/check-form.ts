import type * as z from 'zod/mini';
import type { FieldError } from '../envelope.ts';
import { fieldErrors } from '../rules/field-errors.ts';
import { amongOf, type AnyForm, rowValues, type SentOf } from './form.ts';
import type { Loose } from './plain-object.ts';
import type { AnyRecord } from './record.ts';
import { normalise, normaliseForm } from './send-rules.ts';

/*
 * What a form is refused for, in the browser. Each field is held to its own schema and no schema of the whole form is
 * built, so that the host's forms load without zod: it comes with the remote that defines the fields. The service
 * builds the whole schema (`record-schema.ts`); check-form.test.ts holds both to the same answers.
 */

type Issue = z.core.$ZodIssue;

const NOT_IN_LIST = 'Please choose from the list';

/** What does not hold between fields, of a body: choices that do not go together, then the form's own `check`. */
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

/** What is wrong with a body, in the order in which a schema of the whole would say it. */
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
  // A schema of the whole asks no more once a number that has to be whole is not.
  const isEnded = ofFields.some((issue) => issue.code === 'invalid_type' && issue.expected === 'int');
  return [...ofFields, ...ofNames, ...(isEnded ? [] : crossIssues(type, sent))];
};

/** What a form's values are sent as; without one, what they are refused for. */
export type Entry<R extends AnyForm> =
  | { readonly entry: SentOf<R>; readonly errors: readonly [] }
  | { readonly entry: null; readonly errors: readonly FieldError[] };

/** What a form without a record sends for its values, or the errors, one text for each field. */
export const entryOf = <R extends AnyForm>(type: R, values: object): Entry<R> => {
  const sent = normaliseForm(type, values) as Loose;
  const issues = issuesOf(type, sent);
  return issues.length === 0
    ? { entry: sent as SentOf<R>, errors: [] }
    : { entry: null, errors: fieldErrors(issues) };
};

/** As `check`, of a form without a record. */
export const checkForm = (type: AnyForm, values: object): readonly FieldError[] =>
  entryOf(type, values).errors;

/**
 * Validates a form's values: one message for each wrong field, as the service would say it; empty where all are valid.
 * The version of the edited row is not typed by anybody, so only the service checks it.
 */
export const check = (record: AnyRecord, values: object): FieldError[] => {
  const { version: _, ...sent } = normalise(record, values) as Loose;
  return fieldErrors(issuesOf(record, sent));
};
