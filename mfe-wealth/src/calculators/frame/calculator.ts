import type { Fields, FormOf, RowFieldsOf } from '@phila/contract/fields';
import { form, type FormDefinition, type FormType } from '@phila/contract/records';
import type { ExplanationLine, Warning } from '@phila/finance/explanation';
import type * as z from 'zod/mini';
import type { Answer } from './answer.ts';

/** A value as a form has it: null, or nothing, where the person left it blank. */
export type Blankable<T> =
  | (T extends object ? (T extends readonly unknown[] ? T : { [K in keyof T]?: Blankable<T[K]> }) : T)
  | null
  | undefined;

/** What every result of the engine has. */
export interface Explained {
  explanation: readonly ExplanationLine[];
  warnings?: readonly Warning[];
}

/** What an entry is refused for, at the fields of the form. */
export interface Refusal {
  field: string;
  message: string;
}

export interface CalculatorDefinition<F extends Fields, Entry extends object, Result extends Explained> {
  /** Names what is kept for a person and the files that are saved: `mortgage`. */
  name: string;
  title: string;
  sentence: string;
  /** Where it is, signed in and for everyone. */
  places: { portal: `/wealth/${string}`; open: `/${string}` };
  /** What is asked, with the words of the form; what must hold between fields, the engine says. */
  fields: FormDefinition<F>;
  /** What it begins with, so that there is an answer to look at from the start. */
  example: Partial<FormOf<F>>;
  /** Said while it shows the example; default: that these figures are one. */
  hint?: string;
  /** The engine's schema of its entry. */
  schema: z.ZodMiniType<Entry, Entry>;
  /** The entry that the form's values stand for. */
  read: (values: RowFieldsOf<NoInfer<F>>) => Blankable<NoInfer<Entry>>;
  /** The values of the form that stand for an entry: the other way round. */
  fill: (entry: NoInfer<Entry>) => { readonly [K in keyof NoInfer<F>]?: unknown };
  /** The field that shows a part of the entry which has another name: `{ 'onceOffPayment.month': 'onceOffMonth' }`. */
  shownAt?: Readonly<Record<string, keyof NoInfer<F> & string>>;
  /** What is said at a field that the engine needs where another one is blank. */
  blank?: { readonly [K in keyof NoInfer<F>]?: string };
  calculate: (entry: NoInfer<Entry>) => Result;
  /** What is shown of the result. */
  answer: (entry: NoInfer<Entry>, result: NoInfer<Result>) => Answer;
}

export interface Calculator<F extends Fields, Entry extends object, Result extends Explained> extends Omit<
  CalculatorDefinition<F, Entry, Result>,
  'fields' | 'read' | 'shownAt' | 'blank'
> {
  form: FormType<F>;
  /** The entry of the form's values, or what it is refused for, as the service would say it. */
  entryOf: (
    values: RowFieldsOf<F>,
  ) => { entry: Entry; refused: readonly [] } | { entry: null; refused: readonly Refusal[] };
  /** An entry from elsewhere, such as a link; null where it is none. */
  accepted: (entry: unknown) => Entry | null;
}

/** Leaves out what is blank, within groups as well: to the engine, what is left out is zero or none. */
const withoutBlanks = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value ?? undefined;
  const given = Object.entries(value)
    .map(([name, inner]) => [name, withoutBlanks(inner)] as const)
    .filter(([, inner]) => inner !== undefined);
  return given.length === 0 ? undefined : Object.fromEntries(given);
};

/** What the engine says of a value that it needs and does not get. */
const REQUIRED = 'Required';

/** Checking each field asks for the same entry: the last one is remembered. */
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
 * A calculator made from the engine's entry: each field has the engine's rule (`needed`, `optional`), and what must
 * hold between fields is the engine's word too, said at the field it concerns.
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
