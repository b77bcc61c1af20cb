import type { Among, AnyField, BodyFieldsOf, Fields, FormOf, OptionalKeys, RowFieldsOf } from './field.ts';
import { ofEach } from './inner-fields.ts';
import { mapFields } from './map-fields.ts';
import { isObject } from './plain-object.ts';
import { typedFields } from './typed-choice.ts';

export type KeyOf<F> = keyof F & string;

/**
 * The fields of a form with their words and rules, without paths. `hide`, `relabel` and `check` are keyed by field, so
 * that a misspelt name does not compile, and all receive the same values: those of a row, null where nothing is given.
 * They run beside the fields' own rules, so any value may be null there.
 */
export interface FormDefinition<F extends Fields> {
  fields: F;
  /** The short headings of the form and the card, each with its fields, in order; what is not named comes last. */
  sections?: { readonly [heading: string]: readonly KeyOf<NoInfer<F>>[] };
  /** Another label for certain values; false keeps the field's own. */
  relabel?: { readonly [K in KeyOf<NoInfer<F>>]?: (values: RowFieldsOf<NoInfer<F>>) => string | false };
  /** Fields that are not asked for with certain values: not shown, and saved as blank. */
  hide?: { readonly [K in OptionalKeys<NoInfer<F>>]?: (values: RowFieldsOf<NoInfer<F>>) => boolean };
  /**
   * What must hold between fields: the text said at that field, or at the form as a whole under `''`; false or null
   * where all is well.
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

/** Any form, and so any record: what generic screens take. */
export type AnyForm = FormType;

/** What narrows the choices of a field by another one; undefined where nothing does. */
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

/** What the form holds. */
export type ValuesOf<R extends AnyForm> = FormOf<R['fields']>;
/** What is sent for the form's values. */
export type SentOf<R extends AnyForm> = BodyFieldsOf<R['fields']>;

/** What the form starts with: the saved row's values, or each field's initial value or blank. */
export const toForm = <R extends AnyForm>(type: R, row: object | null | undefined): ValuesOf<R> => {
  const saved: Readonly<Record<string, unknown>> = { ...row };
  const values = mapFields(type, (name, field) => field.toForm(saved[name]));
  return Object.fromEntries(
    Object.entries(values).filter(([name]) => type.fields[name]?.kind !== 'fixed'),
  ) as ValuesOf<R>;
};

/** What was only chosen has its id and no name yet. */
const withoutName = (field: AnyField, body: unknown): unknown => {
  if (field.kind === 'reference' && isObject(body)) return { name: '', ...body };
  return field.kind === 'document' ? field.toForm(body) : body;
};

/**
 * The values that `hide`, `relabel` and `check` receive, of a form's values, a body or a row: as a row gives them,
 * null for a blank and for what cannot be read. A reference or a file that was only chosen has its id and no name yet.
 */
export const rowValues = <R extends AnyForm>(type: R, values: object): RowFieldsOf<R['fields']> => {
  const given: Readonly<Record<string, unknown>> = { ...values };
  return mapFields(type, (name, field) => rowValue(field, field.toBody(given[name]))) as RowFieldsOf<
    R['fields']
  >;
};

/** A body's value as a row has it: of a group and of each row of a list, field by field. */
const rowValue = (field: AnyField, body: unknown): unknown => {
  const inner = (fields: Fields, values: unknown) =>
    ofEach(fields, (name, one) => rowValue(one, one.toBody(isObject(values) ? values[name] : undefined)));
  if (field.kind === 'group') return inner(field.fields, body);
  if (field.kind === 'rows')
    return Array.isArray(body) ? body.map((row: unknown) => inner(field.fields, row)) : [];
  const read = field.rowSchema.safeParse(withoutName(field, body));
  return read.success ? read.data : null;
};

/** Whether a field is left out of the form with these values: a form's, a body's or a row's. */
export const isHidden = (type: AnyForm, name: string, values: object): boolean =>
  type.hide[name]?.(rowValues(type, values) as never) ?? false;

/** What a field is called with these values: a form's, a body's or a row's. */
export const labelOf = (type: AnyForm, name: string, values: object): string =>
  type.relabel[name]?.(rowValues(type, values) as never) || (type.fields[name]?.label ?? name);

/**
 * The fields under their headings, in order; those that no section names come last. Fixed fields are not shown, nor by themselves
 * those that hold what was typed in place of a choice.
 */
export const sectionsOf = (type: AnyForm): { heading: string | null; fields: string[] }[] => {
  const typed = typedFields(type.fields);
  const named = Object.entries(type.sections).map(([heading, fields]) => ({
    heading,
    fields: fields.filter((name) => !typed.has(name)),
  }));
  const placed = new Set(named.flatMap(({ fields }) => fields));
  const rest = Object.keys(type.fields).filter(
    (name) => !placed.has(name) && !typed.has(name) && type.fields[name]?.kind !== 'fixed',
  );
  return rest.length === 0 ? named : [...named, { heading: null, fields: rest }];
};
