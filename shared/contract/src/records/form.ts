import type {
  Among,
  AnyField,
  BodyFieldsOf,
  Fields,
  FormOf,
  Loose,
  OptionalKeys,
  RowFieldsOf,
} from './field.ts';
import { byKind, visibleFields } from './by-kind.ts';
import { ofEach } from './inner-fields.ts';
import { mapFields } from './map-fields.ts';
import { isObject } from './plain-object.ts';
import { typedFields } from './typed-choice.ts';

export type KeyOf<F> = keyof F & string;

/**
 * Fields of a form with words and rules, without paths. `hide`, `relabel` and `check` are keyed by field, so that a
 * misspelt name does not compile, and receive the values of a row, null for blanks. They run beside the fields' own
 * rules, so any value may be null.
 */
export interface FormDefinition<F extends Fields> {
  fields: F;
  /** Headings of form and card with their fields, in order; fields not named come last. */
  sections?: { readonly [heading: string]: readonly KeyOf<NoInfer<F>>[] };
  /** Returns another label for certain values; false keeps the field's own. */
  relabel?: { readonly [K in KeyOf<NoInfer<F>>]?: (values: RowFieldsOf<NoInfer<F>>) => string | false };
  /** Returns true to hide a field and save it as blank. */
  hide?: { readonly [K in OptionalKeys<NoInfer<F>>]?: (values: RowFieldsOf<NoInfer<F>>) => boolean };
  /**
   * Checks across fields: returns the error for this field, or for the whole form under `''`; false or null if valid.
   */
  check?: {
    readonly [K in KeyOf<NoInfer<F>> | '']?: (values: RowFieldsOf<NoInfer<F>>) => string | false | null;
  };
}

export interface FormType<F extends Fields = Fields> {
  readonly fields: F;
  readonly sections: { readonly [heading: string]: readonly string[] };
  readonly relabel: { readonly [name: string]: ((values: never) => string | false) | undefined };
  readonly hide: { readonly [name: string]: ((values: never) => boolean) | undefined };
  readonly check: { readonly [name: string]: ((values: never) => string | false | null) | undefined };
}

/** Form or record of any fields, for generic screens. */
export type AnyForm = FormType;

/** Dependency that narrows a field's choices; undefined for none. */
export const amongOf = (field: AnyField): Among<never> | undefined =>
  field.kind === 'option' || field.kind === 'lookup' ? field.among : undefined;

export const form = <const F extends Fields>({
  fields,
  sections = {},
  relabel = {},
  hide = {},
  check = {},
}: FormDefinition<F>): FormType<F> => {
  for (const [name, field] of Object.entries<AnyField>(fields)) {
    const other = amongOf(field)?.field;
    if (other !== undefined && !Object.hasOwn(fields, other))
      throw new Error(`The choices of ${name} depend on ${other}, which is no field of the form`);
  }
  for (const name of typedFields(fields))
    if (fields[name]?.kind !== 'text')
      throw new Error(`What is typed in place of a choice needs a text field ${name}`);
  return { fields, sections, relabel, hide, check };
};

export type ValuesOf<R extends AnyForm> = FormOf<R['fields']>;
/** Body sent for a form's values. */
export type SentOf<R extends AnyForm> = BodyFieldsOf<R['fields']>;

/** Initial values of a form: the saved row's, or each field's initial or blank value. */
export const toForm = <R extends AnyForm>(type: R, row: object | null | undefined): ValuesOf<R> => {
  const saved: Readonly<Record<string, unknown>> = { ...row };
  const values = mapFields(type, (name, field) => field.toForm(saved[name]));
  return Object.fromEntries(
    visibleFields(type.fields).map(([name]) => [name, values[name as keyof typeof values]]),
  ) as ValuesOf<R>;
};

/**
 * Converts a form's values, a body or a row to the row values that `hide`, `relabel` and `check` receive: null for
 * blanks and unreadable values. References and files just chosen have an id but no name.
 */
export const rowValues = <R extends AnyForm>(type: R, values: object): RowFieldsOf<R['fields']> => {
  const given: Readonly<Record<string, unknown>> = { ...values };
  return mapFields(type, (name, field) => rowValue(field, field.toBody(given[name]))) as RowFieldsOf<
    R['fields']
  >;
};

const readable = (field: AnyField, body: unknown): unknown => {
  const read = field.rowSchema.safeParse(body);
  return read.success ? read.data : null;
};
const innerValues = (fields: Fields, values: unknown): Loose =>
  ofEach(fields, (name, one) => rowValue(one, one.toBody(isObject(values) ? values[name] : undefined)));

/** Converts a body's value to a row's, field by field in groups and list rows. */
const rowValue: (field: AnyField, body: unknown) => unknown = byKind<[body: unknown], unknown>({
  text: readable,
  prose: readable,
  date: readable,
  yesNo: readable,
  amount: readable,
  option: readable,
  options: readable,
  lookup: readable,
  lookups: readable,
  // A new choice has an id but no name yet.
  reference: (field, body) => readable(field, isObject(body) ? { name: '', ...body } : body),
  document: (field, body) => readable(field, field.toForm(body)),
  group: ({ fields }, body) => innerValues(fields, body),
  rows: ({ fields }, body) =>
    Array.isArray(body) ? body.map((row: unknown): Loose => innerValues(fields, row)) : [],
  fixed: readable,
});

/** Returns true if a field is hidden with these values (of a form, body or row). */
export const isHidden = (type: AnyForm, name: string, values: object): boolean =>
  type.hide[name]?.(rowValues(type, values) as never) ?? false;

/** Label of a field with these values (of a form, body or row). */
export const labelOf = (type: AnyForm, name: string, values: object): string =>
  type.relabel[name]?.(rowValues(type, values) as never) || (type.fields[name]?.label ?? name);

/**
 * Fields by heading, in order; fields without a section come last. Leaves out fixed fields, and fields for typed
 * answers: these are shown with their choice.
 */
export const sectionsOf = (type: AnyForm): { heading: string | null; fields: string[] }[] => {
  const typed = typedFields(type.fields);
  const named = Object.entries(type.sections).map(([heading, fields]) => ({
    heading,
    fields: fields.filter((name) => !typed.has(name)),
  }));
  const placed = new Set(named.flatMap(({ fields }) => fields));
  const rest = visibleFields(type.fields)
    .map(([name]) => name)
    .filter((name) => !placed.has(name) && !typed.has(name));
  return rest.length === 0 ? named : [...named, { heading: null, fields: rest }];
};
