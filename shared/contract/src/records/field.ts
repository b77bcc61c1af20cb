import type * as z from 'zod/mini';
import type { FolderName } from '../documents/document-types.ts';
import type { AmountUnit } from '../format/amount.ts';
import type { Lookup } from '../lookups/lookup.ts';

/*
 * What a field of a record is. Its kind decides the widget of a form, the cell of a table, the stored type, what a
 * blank is and how it is sent (specification: records).
 *
 * Each field has three types: what the form holds (`Form`), what a read gives (`Row`) and what is saved (`Body`).
 */

/** What goes with a field in a form besides its label and its rule. */
export interface Extras<Form> {
  /** What the form starts with where nothing is saved. */
  initial?: Form;
  /** A line under the label. */
  hint?: string;
  /** What it is called in a list of what is not given yet, where its label is no noun: 'disability' for 'Disabled'. */
  noun?: string;
  /** What looks odd about a value that the rule accepts: shown under the field, never refused. */
  warn?: (value: string) => string | null;
  /** What in a refused text the refusal is about: shown beside it. */
  explain?: (value: string) => string | null;
  /** The `autocomplete` purpose of the input (WCAG 1.3.5): `given-name`. */
  autoComplete?: string;
  /** An account or ID number: where it is only shown, all but its last four digits are hidden until asked for. */
  masked?: boolean;
  /** The last day on which something is valid: where it is shown, it says how far that is once it is near or past. */
  expires?: boolean;
  /** A text that is picked as well as typed: a colour, `#0b6e4f`. */
  picks?: 'colour';
  /** Which keyboard a phone shows. */
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
  /** Whether a blank is refused. */
  readonly required: Required;
  /** What the form holds when nothing was given. */
  readonly blank: Form;
  /** The saved value, rule and all; of optional fields null as well. */
  readonly bodySchema: z.ZodMiniType<Body, Body>;
  /** The plain type of a reply: no rule, so that an old row never fails a list. */
  readonly rowSchema: z.ZodMiniType<Row, Row>;
  /** Blank to null, text trimmed, digits to numbers; what it cannot read stays as it is, for the schema to refuse. */
  readonly toBody: (sent: unknown) => unknown;
  readonly toForm: (saved: unknown) => Form;
}

export type OrNull<T, Required extends boolean> = Required extends true ? T : T | null;
export type BlankOf<T> = T extends number ? 0 : '';
/** The stored type of a choice: what was once in the list may no longer be. */
export type PlainOf<T> = T extends number ? number : string;

export type TextField<R extends boolean = boolean> = FieldBase<
  'text',
  string,
  string | null,
  OrNull<string, R>,
  R
> & {
  /** How a saved text is shown to people; default: as it is. */
  readonly show?: (saved: string) => string;
  /** Never read back: a read gives dots where there is one, and a blank keeps the one that is there. */
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
/** Where a slider begins and ends, and how far it goes at once, in the field's unit. */
export interface Slide {
  readonly from: number;
  readonly to: number;
  readonly step: number;
}
/** For an amount whose unit another field says: its name, and the unit for each of its choices. */
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
  /** A slider beside the field, for trying things out; the field itself takes any amount. */
  readonly slide?: Slide;
  /** Only whole numbers: stored as an integer. */
  readonly whole?: boolean;
};

/**
 * Narrows a choice by another field of the same form: `keep` tells whether a choice (of a lookup: its row) goes with
 * the other field's value, as a row has it, null for none. The service refuses what does not.
 */
export interface Among<Choice> {
  readonly field: string;
  /** Called with choices of its own list only. */
  keep(choice: Choice, value: unknown): boolean;
}

/** One of the choices that the contract itself lists. */
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
/** Several of them; none is an empty list, never null. */
export type OptionsField<V extends number | string = number | string> = FieldBase<
  'options',
  V[],
  PlainOf<V>[],
  V[],
  false
> & {
  readonly choices: readonly Choice<V>[];
};

/** A choice from a lookup, read and saved as its id. */
export type LookupField<V extends number | string = number | string, R extends boolean = boolean> = FieldBase<
  'lookup',
  V | BlankOf<V>,
  V | null,
  OrNull<V, R>,
  R
> & {
  readonly lookup: Lookup<V>;
  readonly among?: Among<unknown> | undefined;
  /** The text field of the same record that keeps what is not in the list (`typed-choice.ts`). */
  readonly typedInto?: string | undefined;
  /** Whether one of the two must be given; default: neither must. */
  readonly needed?: boolean | undefined;
};

/** Several choices from a lookup, saved as their ids; none is an empty list, never null. */
export type LookupsField<V extends number | string = number | string> = FieldBase<
  'lookups',
  V[],
  V[],
  V[],
  false
> & {
  readonly lookup: Lookup<V>;
  /** Whether the order of what is chosen counts, and can be changed. */
  readonly isOrdered?: true | undefined;
};

/** A choice from a lookup, read as `{ id, name }` and saved as `{ id }` (specification: records, tertiary education). */
export type ReferenceField<R extends boolean = boolean> = FieldBase<
  'reference',
  number,
  { id: number; name: string } | null,
  OrNull<{ id: number }, R>,
  R
> & { readonly lookup: Lookup<number>; readonly typedInto?: string | undefined };

/** A file of My Documents as a read of a record gives it. */
export interface AttachedDocument {
  documentId: string;
  originalDocumentName: string;
  /** Names the file in `GET /Document`. */
  blobStorageDocumentName: string;
}

/**
 * A file of My Documents, saved as its id. The service refuses a file that is not the person's own, and keeps a file
 * that is attached from being deleted (specification: records, "Attached documents").
 */
export type DocumentField<R extends boolean = boolean> = FieldBase<
  'document',
  AttachedDocument | null,
  AttachedDocument | null,
  OrNull<string, R>,
  R
> & {
  /** The folder that is shown first in the form, and that a new file goes into. */
  readonly folder: FolderName;
};

/** A value that is always the same: filled in before sending, never shown. */
export type FixedField<T extends number | string = number | string> = FieldBase<
  'fixed',
  T,
  PlainOf<T>,
  T,
  false
>;

/** Fields that travel together under one name, such as an address. */
export type GroupField<F extends Fields = Fields> = FieldBase<
  'group',
  FormOf<F>,
  RowFieldsOf<F>,
  BodyFieldsOf<F>,
  HasRequired<F>
> & { readonly fields: F };

/** What a list of rows is called in a form: `one` and `many` of its rows, in lower case, such as 'course' and 'courses'. */
export interface RowWords {
  readonly one: string;
  readonly many: string;
}

/** A list of rows within a form, such as the courses of a study; none is an empty list, never null. */
export type RowsField<F extends Fields = Fields, R extends boolean = boolean> = FieldBase<
  'rows',
  FormOf<F>[],
  RowFieldsOf<F>[],
  BodyFieldsOf<F>[],
  R
> &
  RowWords & { readonly fields: F; readonly min: number; readonly max: number };

/** A field as the generic screens meet it: look at `kind`. */
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

/** A group whose fields are not known. */
export interface AnyGroupField extends FieldBase<'group', Loose, Loose, Loose, boolean> {
  readonly fields: Fields;
}
/** A list of rows whose fields are not known. */
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

/** What the form holds: every field but the fixed ones. */
export type FormOf<F> = {
  -readonly [K in Exclude<keyof F, FixedKeys<F>>]: F[K] extends { readonly blank: infer Form } ? Form : never;
};
export type RowFieldsOf<F> = {
  -readonly [K in keyof F]: F[K] extends { readonly rowSchema: z.ZodMiniType<infer Row> } ? Row : never;
};
export type BodyFieldsOf<F> = {
  -readonly [K in keyof F]: F[K] extends { readonly bodySchema: z.ZodMiniType<infer Body> } ? Body : never;
};
/** The fields that may be blank: only these can be hidden. */
export type OptionalKeys<F> = Exclude<Keys<F, { readonly required: false }>, FixedKeys<F>> & string;
