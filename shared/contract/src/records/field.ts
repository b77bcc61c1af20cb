import type * as z from 'zod/mini';
import type { FolderName } from '../documents/document-types.ts';
import type { AmountUnit } from '../format/amount.ts';
import type { Lookup } from '../lookups/lookup.ts';
import type { Permission } from '../permissions/permission.ts';

/*
 * Field of a record. Its kind decides the form widget, table cell, stored type, blank value and how it is sent
 * (specification: records).
 *
 * A field has three types: its value in the form (`Form`), in a read (`Row`) and in a save (`Body`).
 */

/** Options of a field in a form, besides label and rule. */
export interface Extras<Form> {
  /** Initial value if nothing is saved. */
  initial?: Form;
  /** Help text under the label. */
  hint?: string;
  /** Name in a list of missing details, if the label is no noun: 'disability' for 'Disabled'. */
  noun?: string;
  /** Warns about an unusual but valid value, under the field. */
  warn?: (value: string) => string | null;
  /** Names the part of a text that the rule refuses. */
  explain?: (value: string) => string | null;
  /** The `autocomplete` purpose of the input (WCAG 1.3.5): `given-name`. */
  autoComplete?: string;
  /** Hides all but the last four digits of an account or ID number when displayed, until asked for. */
  masked?: boolean;
  /** Takes a month or a year alone where a day could stand, and keeps it so. */
  isPart?: true;
  /** Marks an expiry day: its display adds the time left once it is near or past. */
  expires?: boolean;
  /** Adds a picker to a text, as for a colour: `#0b6e4f`. */
  picks?: 'colour';
  /** Keyboard on a phone. */
  inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email' | 'url';
}

export interface FieldBase<
  Kind extends string,
  Form,
  Row,
  Body,
  Required extends boolean,
> extends Extras<Form> {
  readonly kind: Kind;
  readonly label: string;
  /** Refuses a blank. */
  readonly required: Required;
  /** Form value for no answer. */
  readonly blank: Form;
  /** Schema of the saved value with its rule; optional fields also accept null. */
  readonly bodySchema: z.ZodMiniType<Body, Body>;
  /** Schema of a reply: a plain type without rules, so that old rows never break a list. */
  readonly rowSchema: z.ZodMiniType<Row, Row>;
  /**
   * Converts form input: blanks to null, texts trimmed, digits to numbers; unreadable values stay, for the schema to
   * refuse.
   */
  readonly toBody: (sent: unknown) => unknown;
  readonly toForm: (saved: unknown) => Form;
}

export type OrNull<T, Required extends boolean> = Required extends true ? T : T | null;
export type BlankOf<T> = T extends number ? 0 : '';
/** Stored type of a choice; the choice may have left the list since. */
export type PlainOf<T> = T extends number ? number : string;

export type TextField<R extends boolean = boolean> = FieldBase<
  'text',
  string,
  string | null,
  OrNull<string, R>,
  R
> & {
  /** Formats a saved text for display; default: unchanged. */
  readonly show?: (saved: string) => string;
  /** Marks a secret: a read returns dots if one is set, and a blank keeps it. */
  readonly isSecret?: true;
};
export type ProseField<R extends boolean = boolean> = FieldBase<
  'prose',
  string,
  string | null,
  OrNull<string, R>,
  R
>;
export type DateField<R extends boolean = boolean> = FieldBase<
  'date',
  string,
  string | null,
  OrNull<string, R>,
  R
>;
export type YesNoField<R extends boolean = boolean> = FieldBase<
  'yesNo',
  boolean | null,
  boolean | null,
  OrNull<boolean, R>,
  R
>;
/** Range and step of a slider, in the field's unit. */
export interface Slide {
  readonly from: number;
  readonly to: number;
  readonly step: number;
}
/** Names of the numbers that a whole number stands for, shown as a list to those who may read them. */
export interface NamedNumbers {
  readonly lookup: Lookup<number>;
  readonly permission: Permission;
}
/** Unit of an amount that depends on another field: that field's name, and the unit for each of its choices. */
export interface UnitBy {
  readonly field: string;
  readonly units: { readonly [choice: string]: AmountUnit };
}
export type AmountField<R extends boolean = boolean> = FieldBase<
  'amount',
  number | null,
  number | null,
  OrNull<number, R>,
  R
> & {
  readonly unit: AmountUnit;
  readonly unitBy?: UnitBy;
  /** Adds a slider for trying values out; the field itself accepts any amount. */
  readonly slide?: Slide;
  /** Accepts whole numbers only, stored as an integer. */
  readonly whole?: boolean;
  readonly named?: NamedNumbers;
};

/**
 * Narrows choices by another field of the form: `keep` decides whether a choice (for a lookup: its row) fits that
 * field's row value, null for none. The service refuses others.
 */
export interface Among<Choice> {
  readonly field: string;
  /** Receives choices from its own list only. */
  keep(choice: Choice, value: unknown): boolean;
}

/** Choice listed in the contract. */
export interface Choice<V extends number | string> {
  readonly id: V;
  readonly name: string;
}
export type OptionField<V extends number | string = number | string, R extends boolean = boolean> = FieldBase<
  'option',
  V | BlankOf<V>,
  PlainOf<V> | null,
  OrNull<V, R>,
  R
> & { readonly choices: readonly Choice<V>[]; readonly among?: Among<Choice<V>> | undefined };
/** Any number of listed choices; none is an empty list, never null. */
export type OptionsField<V extends number | string = number | string> = FieldBase<
  'options',
  V[],
  PlainOf<V>[],
  V[],
  false
> & {
  readonly choices: readonly Choice<V>[];
};

/** Choice from a lookup, read and saved as its id. */
export type LookupField<V extends number | string = number | string, R extends boolean = boolean> = FieldBase<
  'lookup',
  V | BlankOf<V>,
  V | null,
  OrNull<V, R>,
  R
> & {
  readonly lookup: Lookup<V>;
  readonly among?: Among<unknown> | undefined;
  /** Text field of the record for a typed answer that is not in the list (`typed-choice.ts`). */
  readonly typedInto?: string | undefined;
  /** Requires a choice or a typed answer; default: false. */
  readonly needed?: boolean | undefined;
};

/** Any number of choices from a lookup, saved as ids; none is an empty list, never null. */
export type LookupsField<V extends number | string = number | string> = FieldBase<
  'lookups',
  V[],
  V[],
  V[],
  false
> & {
  readonly lookup: Lookup<V>;
  /** Set if the order of the choices matters and can be changed. */
  readonly isOrdered?: true | undefined;
};

/** Choice from a lookup, read as `{ id, name }` and saved as `{ id }` (specification: records, tertiary education). */
export type ReferenceField<R extends boolean = boolean> = FieldBase<
  'reference',
  number,
  { id: number; name: string } | null,
  OrNull<{ id: number }, R>,
  R
> & { readonly lookup: Lookup<number>; readonly typedInto?: string | undefined };

/** File of My Documents in a record's reply. */
export interface AttachedDocument {
  documentId: string;
  originalDocumentName: string;
  /** Id of the file in `GET /Document`. */
  blobStorageDocumentName: string;
}

/**
 * File of My Documents, saved as its id. The service accepts only the person's own files, and refuses to delete
 * attached ones (specification: records, "Attached documents").
 */
export type DocumentField<R extends boolean = boolean> = FieldBase<
  'document',
  AttachedDocument | null,
  AttachedDocument | null,
  OrNull<string, R>,
  R
> & {
  /** Folder shown first, and used for a new file. */
  readonly folder: FolderName;
};

/** Constant value: filled in before sending, never shown. */
export type FixedField<T extends number | string = number | string> = FieldBase<
  'fixed',
  T,
  PlainOf<T>,
  T,
  false
>;

/** Fields nested under one name, such as an address. */
export type GroupField<F extends Fields = Fields> = FieldBase<
  'group',
  FormOf<F>,
  RowFieldsOf<F>,
  BodyFieldsOf<F>,
  HasRequired<F>
> & { readonly fields: F };

/** Nouns for the rows of a list in a form, `one` and `many`, in lower case: 'course' and 'courses'. */
export interface RowWords {
  readonly one: string;
  readonly many: string;
  /** Set if people arrange the rows. */
  readonly isOrdered?: true | undefined;
}

/** List of rows within a form, such as the courses of a study. Without rows an empty list, never null. */
export type RowsField<F extends Fields = Fields, R extends boolean = boolean> = FieldBase<
  'rows',
  FormOf<F>[],
  RowFieldsOf<F>[],
  BodyFieldsOf<F>[],
  R
> &
  RowWords & { readonly fields: F; readonly min: number; readonly max: number };

/** Field of any kind, for generic screens: check `kind`. */
export type AnyField =
  | TextField
  | ProseField
  | DateField
  | YesNoField
  | AmountField
  | OptionField<number>
  | OptionField<string>
  | OptionsField<number>
  | OptionsField<string>
  | LookupField<number>
  | LookupField<string>
  | LookupsField<number>
  | LookupsField<string>
  | ReferenceField
  | DocumentField
  | FixedField
  | AnyGroupField
  | AnyRowsField;

/** Group with unknown fields. */
export interface AnyGroupField extends FieldBase<'group', Loose, Loose, Loose, boolean> {
  readonly fields: Fields;
}
/** List of rows with unknown fields. */
export interface AnyRowsField extends FieldBase<'rows', Loose[], Loose[], Loose[], boolean>, RowWords {
  readonly fields: Fields;
  readonly min: number;
  readonly max: number;
}
export type Loose = { readonly [name: string]: unknown };

export interface Fields {
  readonly [name: string]: AnyField;
}

type Keys<F, Wanted> = { [K in keyof F]: F[K] extends Wanted ? K : never }[keyof F];
type FixedKeys<F> = Keys<F, { readonly kind: 'fixed' }>;
export type HasRequired<F> = [Keys<F, { readonly required: true }>] extends [never] ? false : true;

/** Values of a form: all fields except fixed ones. */
export type FormOf<F> = {
  -readonly [K in Exclude<keyof F, FixedKeys<F>>]: F[K] extends { readonly blank: infer Form } ? Form : never;
};
export type RowFieldsOf<F> = {
  -readonly [K in keyof F]: F[K] extends { readonly rowSchema: z.ZodMiniType<infer Row> } ? Row : never;
};
export type BodyFieldsOf<F> = {
  -readonly [K in keyof F]: F[K] extends { readonly bodySchema: z.ZodMiniType<infer Body> } ? Body : never;
};
/** Names of fields that may be blank, and so may be hidden. */
export type OptionalKeys<F> = Exclude<Keys<F, { readonly required: false }>, FixedKeys<F>> & string;
