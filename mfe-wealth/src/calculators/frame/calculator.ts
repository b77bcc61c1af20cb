import type { Fields, FormOf, RowFieldsOf } from '@phila/contract/fields';
import { form, type FormDefinition, type FormType } from '@phila/contract/records';
import type { ExplanationLine, Warning } from '@phila/finance/explanation';
import type * as z from 'zod/mini';
import type { Answer } from './answer.ts';

/** A form's value: null or undefined if left blank. */
export type Blankable<T> =
  | (T extends object ? (T extends readonly unknown[] ? T : { [K in keyof T]?: Blankable<T[K]> }) : T)
  | null
  | undefined;

/** Members of every engine result. */
export interface Explained {
  explanation: readonly ExplanationLine[];
  warnings?: readonly Warning[];
}

/** A refused value: its form field and message. */
export interface Refusal {
  field: string;
  message: string;
}

export interface CalculatorDefinition<F extends Fields, Entry extends object, Result extends Explained> {
  /** Key of saved entries and file names: `mortgage`. */
  name: string;
  title: string;
  sentence: string;
  /** Portal and public addresses. */
  places: { portal: `/wealth/${string}`; open: `/${string}` };
  /** Fields with the form's words; the engine checks rules between fields. */
  fields: FormDefinition<F>;
  /** First values, so that there is an answer from the start. */
  example: Partial<FormOf<F>>;
  /** Hint on the example; default: says that it is one. */
  hint?: string;
  /** The engine's schema. */
  schema: z.ZodMiniType<Entry, Entry>;
  /** Reads the entry from the form's values. */
  read: (values: RowFieldsOf<NoInfer<F>>) => Blankable<NoInfer<Entry>>;
  /** Turns an entry back into form values. */
  fill: (entry: NoInfer<Entry>) => { readonly [K in keyof NoInfer<F>]?: unknown };
  /** Fields that show a part of the entry under another name: `{ 'onceOffPayment.month': 'onceOffMonth' }`. */
  shownAt?: Readonly<Record<string, keyof NoInfer<F> & string>>;
  /** Messages for fields that become required by another. */
  blank?: { readonly [K in keyof NoInfer<F>]?: string };
  calculate: (entry: NoInfer<Entry>) => Result;
  /** Makes the answer to show. */
  answer: (entry: NoInfer<Entry>, result: NoInfer<Result>) => Answer;
}

export interface Calculator<F extends Fields, Entry extends object, Result extends Explained> extends Omit<
  CalculatorDefinition<F, Entry, Result>,
  'fields' | 'read' | 'shownAt' | 'blank'
> {
  form: FormType<F>;
  /** Reads the entry from form values, or its refusals in the service's words. */
  entryOf: (
    values: RowFieldsOf<F>,
  ) => { entry: Entry; refused: readonly [] } | { entry: null; refused: readonly Refusal[] };
  /** Checks an entry from elsewhere, such as a link; null if invalid. */
  accepted: (entry: unknown) => Entry | null;
}

/** Removes blanks, also within groups: the engine reads a missing value as zero or none. */
const withoutBlanks = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value ?? undefined;
  const given = Object.entries(value)
    .map(([name, inner]) => [name, withoutBlanks(inner)] as const)
    .filter(([, inner]) => inner !== undefined);
  return given.length === 0 ? undefined : Object.fromEntries(given);
};

/** The engine's message for a missing value. */
const REQUIRED = 'Required';

/** Remembers the last result, because each field's check computes it from the same values. */
const lastOf = <Values extends object, Result>(
  of: (values: Values) => Result,
): ((values: Values) => Result) => {
  let last: { text: string; result: Result } | null = null;
  return (values) => {
    const text = JSON.stringify(values);
    if (last?.text !== text) last = { text, result: of(values) };
    return last.result;
  };
};

/**
 * Makes a calculator from the engine's entry: the engine's rules check each field (`needed`, `optional`) and the values
 * together, with messages at the field concerned.
 */
export const calculator = <const F extends Fields, Entry extends object, Result extends Explained>(
  definition: CalculatorDefinition<F, Entry, Result>,
): Calculator<F, Entry, Result> => {
  const { fields, read, shownAt = {}, blank = {}, ...rest } = definition;
  const blanks: Readonly<Record<string, string | undefined>> = blank;
  const entryOf = lastOf((values: RowFieldsOf<F>): ReturnType<Calculator<F, Entry, Result>['entryOf']> => {
    const { data, error } = rest.schema.safeParse(withoutBlanks(read(values)) ?? {});
    if (error === undefined) return { entry: data, refused: [] };
    const refused = error.issues.map(({ path, message }) => {
      const place = path.map(String).join('.');
      const field = shownAt[place] ?? String(path[0] ?? '');
      return { field, message: (message === REQUIRED && blanks[field]) || message };
    });
    return { entry: null, refused };
  });
  const refusalAt = (field: string) => (values: RowFieldsOf<F>) =>
    entryOf(values).refused.find((refusal) => refusal.field === field)?.message ?? null;
  const check = Object.fromEntries(Object.keys(fields.fields).map((name) => [name, refusalAt(name)]));
  return {
    ...rest,
    form: form<F>({ ...fields, check: check as NonNullable<FormDefinition<F>['check']> }),
    entryOf,
    accepted: (entry) => rest.schema.safeParse(entry).data ?? null,
  };
};
