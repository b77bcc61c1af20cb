import * as z from 'zod/mini';
import type { FolderName } from '../documents/document-types.ts';
import type { AmountUnit } from '../format/amount.ts';
import { lineAsRead, nameAsRead, proseAsRead } from '../format/as-read.ts';
import { groupedPhone, normalisePhone, phoneDigits, phoneText } from '../format/phone-text.ts';
import { readAmount } from '../format/read-amount.ts';
import { digitsAsPrinted } from '../format/typed-code.ts';
import type { Lookup } from '../lookups/lookup.ts';
import { day, partDay } from '../rules/day.ts';
import { chosen, LARGEST_ID } from '../rules/number.ts';
import { ifGiven, type Rule } from '../rules/rule.ts';
import { LINE, PROSE, required, storableText } from '../rules/text.ts';
import { hasTwoDecimals } from '../rules/two-decimals.ts';
import type {
  Among,
  AmountField,
  BlankOf,
  BodyFieldsOf,
  Choice,
  DateField,
  DocumentField,
  Extras,
  Fields,
  FixedField,
  FormOf,
  GroupField,
  HasRequired,
  LookupField,
  LookupsField,
  OptionField,
  OptionsField,
  OrNull,
  PlainOf,
  ProseField,
  ReferenceField,
  RowFieldsOf,
  NamedNumbers,
  Slide,
  UnitBy,
  TextField,
  YesNoField,
} from './field.ts';
import { idIn, isObject } from './plain-object.ts';
import { assertIndependent, innerBody, innerForm, ofEach } from './inner-fields.ts';

/*
 * Builders of a record's fields. Each takes a label and optionally a rule; without a rule a field may be blank.
 * Values that a builder cannot read stay as sent, for the schema to refuse.
 */

const NOT_IN_LIST = 'Please choose from the list';

/** Does not reveal whether such a file exists. */
export const NOT_YOUR_FILE = 'Please choose one of your own files';

/** Most choices in one field. */
const MAX_CHOICES = 100;

const readAs =
  (asRead: (text: string) => string) =>
  (sent: unknown): unknown => {
    if (typeof sent !== 'string') return sent ?? null;
    const value = asRead(sent);
    return value === '' ? null : value;
  };

const trimmed = readAs(lineAsRead);

/** '' and 0 mean "nothing chosen"; converts a number in text, as from a select. */
const chosenNumber = (sent: unknown): unknown => {
  const value = trimmed(sent);
  const number = typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value;
  return number === 0 ? null : number;
};

const chosenKey = (sent: unknown): unknown => (sent === 0 ? null : trimmed(sent));

/** Turns a blank into null, or undefined for a required field, so that its rule's own message is used. */
const saved = <T, R extends boolean>(
  schema: z.ZodMiniType<T, T>,
  required: R,
): z.ZodMiniType<OrNull<T, R>, OrNull<T, R>> =>
  (required ? schema : z.nullable(schema)) as unknown as z.ZodMiniType<OrNull<T, R>, OrNull<T, R>>;

const isRequired = <T, R extends boolean>(rule: Rule<T, R> | undefined): R => (rule?.required ?? false) as R;

const formText = (initial: string | undefined) => (value: unknown) =>
  typeof value === 'string' ? value : (initial ?? '');

const plainText = z.nullable(z.string());

/** Single line of text, at most 255 characters unless its rule says otherwise. */
export const text = <R extends boolean = false>(
  label: string,
  rule?: Rule<string, R>,
  extras?: Extras<string>,
): TextField<NoInfer<R>> => ({
  ...extras,
  kind: 'text',
  label,
  required: isRequired(rule),
  blank: '',
  bodySchema: saved(rule?.schema ?? z.string().check(...storableText(LINE)), isRequired(rule)),
  rowSchema: plainText,
  toBody: trimmed,
  toForm: formText(extras?.initial),
  ...(rule?.explain === undefined ? {} : { explain: rule.explain }),
});

/** Person's name or part of one, normalised the same way in every field. */
export const personName = <R extends boolean = false>(
  label: string,
  rule?: Rule<string, R>,
  extras?: Extras<string>,
): TextField<NoInfer<R>> => ({ ...text(label, rule, extras), toBody: readAs(nameAsRead) });

/**
 * Number stored as text, such as an account number: accepted as printed with blanks and hyphens, saved without them.
 */
export const printedNumber = <R extends boolean = false>(
  label: string,
  rule?: Rule<string, R>,
  { warn, ...extras }: Extras<string> = {},
): TextField<NoInfer<R>> => ({
  ...text(label, rule, {
    inputMode: 'numeric',
    ...extras,
    ...(warn === undefined ? {} : { warn: (typed: string) => warn(digitsAsPrinted(typed)) }),
  }),
  toBody: (sent) => {
    const value = trimmed(sent);
    return typeof value === 'string' ? digitsAsPrinted(value) : value;
  },
});

/** Placeholder that a read returns for a secret. */
export const SECRET_THERE = '••••••';

/**
 * Secret, such as a PIN: written but never read back. A blank, or the placeholder sent back, keeps the stored secret.
 * Only resources store secrets, encrypted.
 */
export const secret = (
  label: string,
  rule?: Rule<string, false>,
  extras?: Extras<string>,
): TextField<false> => ({
  ...text(label, rule, extras),
  isSecret: true,
  toBody: (sent) => {
    const value = trimmed(sent);
    return value === SECRET_THERE ? null : value;
  },
  toForm: () => '',
});

/** Longest typed answer. */
const LONGEST_NAME = 100;

/** Text typed instead of choosing from a list; the choice names this field as `typedInto`. */
export const typed = (label: string): TextField<false> =>
  text(label, ifGiven(required('Please enter a name', LONGEST_NAME)));

/** Phone number, saved in one form however it is typed, and shown in groups (082 555 1234). */
export const phone = <R extends boolean = false>(
  label: string,
  rule?: Rule<string, R>,
  extras?: Extras<string>,
): TextField<NoInfer<R>> => ({
  ...text(label, rule, { inputMode: 'tel', ...extras }),
  show: phoneText,
  toBody: (sent) => {
    const value = trimmed(sent);
    // A text of separators only stays as typed, for the rule to refuse.
    return typeof value === 'string' ? normalisePhone(value) || value : value;
  },
  toForm: (value) => phoneText(formText(extras?.initial)(value)),
});

/** Phone number with an international code: saved without separators, as `+27825551234`, and shown in groups. */
export const internationalNumber = <R extends boolean = false>(
  label: string,
  rule?: Rule<string, R>,
  extras?: Extras<string>,
): TextField<NoInfer<R>> => ({
  ...text(label, rule, { inputMode: 'tel', ...extras }),
  show: groupedPhone,
  toForm: (value) => groupedPhone(formText(extras?.initial)(value)),
  toBody: (sent) => {
    const value = trimmed(sent);
    return typeof value === 'string' ? phoneDigits(value) || value : value;
  },
});

/** Text of several lines, at most 4 000 characters unless its rule says otherwise. */
export const prose = <R extends boolean = false>(
  label: string,
  rule?: Rule<string, R>,
  extras?: Extras<string>,
): ProseField<NoInfer<R>> => ({
  ...extras,
  kind: 'prose',
  label,
  required: isRequired(rule),
  blank: '',
  bodySchema: saved(rule?.schema ?? z.string().check(...storableText(PROSE)), isRequired(rule)),
  rowSchema: plainText,
  toBody: readAs(proseAsRead),
  toForm: formText(extras?.initial),
});

/**
 * Day, `YYYY-MM-DD`. `shownEmpty` is a day that means none and displays as blank: 1900-01-01 of the tax registration
 * date (specification: records).
 */
export const date = <R extends boolean = false>(
  label: string,
  rule?: Rule<string, R>,
  extras?: Extras<string> & { shownEmpty?: string },
): DateField<NoInfer<R>> => ({
  ...extras,
  kind: 'date',
  label,
  required: isRequired(rule),
  blank: '',
  bodySchema: saved(rule?.schema ?? (extras?.isPart === true ? partDay() : day()).schema, isRequired(rule)),
  rowSchema: plainText,
  toBody: trimmed,
  toForm: (value) =>
    value !== undefined && value === extras?.shownEmpty ? '' : formText(extras?.initial)(value),
});

/**
 * Day of which the month or the year is enough, because no law needs the day: kept as `2019-03-05`, `2019-03` or `2019`,
 * and shown with that precision.
 */
export const partOfDate = <R extends boolean = false>(
  label: string,
  rule?: Rule<string, R>,
  extras?: Extras<string>,
): DateField<NoInfer<R>> =>
  date(label, rule, { hint: 'A year is enough, or a month and year.', ...extras, isPart: true });

const yesOrNo = new Map<unknown, boolean>([
  ['true', true],
  ['yes', true],
  ['false', false],
  ['no', false],
]);

/**
 * Yes, No or unanswered. Also accepts the texts 'true' and 'yes', because some forms of the specification send them.
 */
export const yesNo = <R extends boolean = false>(
  label: string,
  rule?: Rule<boolean, R>,
  extras?: Extras<boolean | null>,
): YesNoField<NoInfer<R>> => ({
  ...extras,
  kind: 'yesNo',
  label,
  required: isRequired(rule),
  blank: null,
  bodySchema: saved(rule?.schema ?? z.boolean(), isRequired(rule)),
  rowSchema: z.nullable(z.boolean()),
  toBody: (sent) => {
    const value = trimmed(sent);
    return yesOrNo.get(typeof value === 'string' ? value.toLowerCase() : value) ?? value;
  },
  toForm: (value) => (typeof value === 'boolean' ? value : (extras?.initial ?? null)),
});

/** Largest amount of PostgreSQL's numeric(15, 2). */
const LARGEST_AMOUNT = 9_999_999_999_999;

/** Number: rand, percentage or count. 0 is a value, not a blank. A blank is saved as `whenBlank`. */
export const amount = <R extends boolean = false>(
  label: string,
  rule?: Rule<number, R>,
  extras?: Extras<number | null> & {
    unit?: AmountUnit;
    unitBy?: UnitBy;
    whenBlank?: number;
    slide?: Slide;
    named?: NamedNumbers;
  },
): AmountField<NoInfer<R>> => ({
  ...extras,
  kind: 'amount',
  label,
  unit: extras?.unit ?? 'rand',
  required: isRequired(rule),
  blank: null,
  bodySchema: saved(
    rule?.schema ??
      z
        .number('Please enter a number')
        .check(
          z.minimum(-LARGEST_AMOUNT, 'This number is too small'),
          z.maximum(LARGEST_AMOUNT, 'This number is too large'),
        ),
    isRequired(rule),
  ),
  rowSchema: z.nullable(z.number()),
  toBody: (sent) => {
    const value = trimmed(sent);
    if (typeof value !== 'string') return value ?? extras?.whenBlank ?? null;
    const read = readAmount(value, extras?.unit ?? 'rand');
    return read.kind === 'amount' ? read.amount : value;
  },
  toForm: (value) => (typeof value === 'number' ? value : (extras?.initial ?? null)),
});

/** Largest count that fits an integer column and a screen. */
const LARGEST_WHOLE = 1_000_000;

/** Percentage from 0 to 100 with at most two decimals; `rule` narrows or requires it. */
export const percentage = <R extends boolean = false>(
  label: string,
  rule?: Rule<number, R>,
  extras?: Extras<number | null> & { whenBlank?: number },
): AmountField<NoInfer<R>> => {
  const message = 'Please enter a percentage from 0 to 100';
  const within = (rule?.schema ?? z.number(message)).check(
    z.minimum(0, message),
    z.maximum(100, message),
    z.refine(hasTwoDecimals, 'Use at most two decimals'),
  ) as z.ZodMiniType<number, number>;
  const { schema: _, ...others } = rule ?? { required: false as R };
  return amount(label, { ...others, schema: within } as Rule<number, R>, { ...extras, unit: 'percent' });
};

interface Whole {
  unit: 'months' | 'years' | 'number';
  /** Default: 0. */
  min?: number;
  /** Default: 1 000 000. */
  max?: number;
}

/** Whole months, years or a count, from `min` to `max`; required if given a `rule`. */
export const whole = <R extends boolean = false>(
  label: string,
  { unit, min = 0, max = LARGEST_WHOLE }: Whole,
  rule?: Rule<number, R>,
  extras?: Extras<number | null> & { slide?: Slide; named?: NamedNumbers },
): AmountField<NoInfer<R>> => {
  const what = unit === 'number' ? 'a whole number' : `whole ${unit}`;
  const message = `Please enter ${what} from ${min} to ${max}`;
  const within = (rule?.schema ?? z.number(message)).check(
    z.refine(Number.isInteger, message),
    z.minimum(min, message),
    z.maximum(max, message),
  ) as z.ZodMiniType<number, number>;
  const { schema: _, ...others } = rule ?? { required: false as R };
  return {
    ...amount(label, { ...others, schema: within } as Rule<number, R>, {
      inputMode: 'numeric',
      ...extras,
      unit,
    }),
    whole: true,
  };
};

const inList = <V extends number | string>(choices: readonly Choice<V>[]): z.ZodMiniType<V, V> =>
  z.literal(
    choices.map(({ id }) => id),
    NOT_IN_LIST,
  ) as unknown as z.ZodMiniType<V, V>;

/** Choice from the options listed here. For stored lists, see `lookup`. */
export const option = <const V extends number | string, R extends boolean = false>(
  label: string,
  choices: readonly Choice<V>[],
  rule?: Rule<PlainOf<NoInfer<V>>, R>,
  extras?: Extras<NoInfer<V> | BlankOf<NoInfer<V>>> & { among?: Among<Choice<NoInfer<V>>> },
): OptionField<V, NoInfer<R>> => {
  const numbered = typeof choices[0]?.id === 'number';
  const blank = (numbered ? 0 : '') as BlankOf<V>;
  return {
    ...extras,
    kind: 'option',
    label,
    choices,
    required: isRequired(rule),
    blank,
    bodySchema: saved(
      rule === undefined
        ? inList(choices)
        : (rule.schema.check(
            z.refine((value) => choices.some(({ id }) => id === value), NOT_IN_LIST),
          ) as unknown as z.ZodMiniType<V, V>),
      isRequired(rule),
    ),
    rowSchema: z.nullable(numbered ? z.number() : z.string()) as unknown as z.ZodMiniType<
      PlainOf<V> | null,
      PlainOf<V> | null
    >,
    toBody: numbered ? chosenNumber : chosenKey,
    toForm: (value) => (value === null || value === undefined ? (extras?.initial ?? blank) : (value as V)),
  };
};

/** Any number of the options listed here, without repeats, in list order. */
export const options = <const V extends number | string>(
  label: string,
  choices: readonly Choice<V>[],
  extras?: Extras<NoInfer<V>[]>,
): OptionsField<V> => {
  const order = choices.map(({ id }) => id);
  const place = (value: unknown): number => order.indexOf(value as V);
  const numbered = typeof order[0] === 'number';
  const one = numbered ? chosenNumber : chosenKey;
  const plain: z.ZodMiniType<number | string> = numbered ? z.number() : z.string();
  return {
    ...extras,
    kind: 'options',
    label,
    choices,
    required: false,
    blank: [],
    // Refused as a whole, because languages.0 is no field of the form.
    bodySchema: z.array(plain, NOT_IN_LIST).check(
      z.maxLength(MAX_CHOICES, NOT_IN_LIST),
      z.refine((values) => values.every((value) => place(value) >= 0), NOT_IN_LIST),
    ) as unknown as z.ZodMiniType<V[], V[]>,
    rowSchema: z.array(plain) as unknown as z.ZodMiniType<PlainOf<V>[], PlainOf<V>[]>,
    toBody: (sent) => {
      const value = trimmed(sent) ?? [];
      if (!Array.isArray(value)) return value;
      return [...new Set(value.slice(0, MAX_CHOICES + 1).map(one))].toSorted((a, b) => place(a) - place(b));
    },
    toForm: (value) => (Array.isArray(value) ? (value as V[]) : (extras?.initial ?? [])),
  };
};

const anyId = z.int(NOT_IN_LIST).check(z.minimum(1, NOT_IN_LIST), z.maximum(LARGEST_ID, NOT_IN_LIST));
const anyKey = z.string(NOT_IN_LIST).check(...storableText(LINE));

/** Choice from one of the 28 lists, saved as its id. The service checks that the id exists. */
export const lookup = <V extends number | string, R extends boolean = false, Row = unknown>(
  label: string,
  from: Lookup<V, Row>,
  rule?: Rule<NoInfer<V>, R>,
  extras?: Extras<NoInfer<V> | BlankOf<NoInfer<V>>> & {
    among?: Among<NoInfer<Row>>;
    typedInto?: string;
    needed?: boolean;
  },
): LookupField<V, NoInfer<R>> => {
  const keyed = from.ids === 'text';
  const blank = (keyed ? '' : 0) as BlankOf<V>;
  return {
    ...extras,
    kind: 'lookup',
    label,
    lookup: from,
    required: isRequired(rule),
    blank,
    bodySchema: saved(
      rule?.schema ?? ((keyed ? anyKey : anyId) as unknown as z.ZodMiniType<V, V>),
      isRequired(rule),
    ),
    rowSchema: z.nullable(keyed ? z.string() : z.number()) as unknown as z.ZodMiniType<V | null, V | null>,
    toBody: keyed ? chosenKey : chosenNumber,
    toForm: (value) => (value === null || value === undefined ? (extras?.initial ?? blank) : (value as V)),
  };
};

/**
 * Required choice that may be typed: an answer in no list goes into another field; refused if both are blank.
 * @param typedInto the field for a typed answer (`typed`)
 * @param message error if both are blank, and for an invalid id
 */
export const lookupOrTyped = (
  label: string,
  from: Lookup<number>,
  typedInto: string,
  message: string,
): LookupField<number, false> => lookup(label, from, ifGiven(chosen(message)), { typedInto, needed: true });

/** Any number of choices from a lookup, without repeats, saved as ids. The service checks that they exist. */
export const lookupsOf = <V extends number | string>(
  label: string,
  from: Lookup<V>,
  extras?: Extras<NoInfer<V>[]>,
): LookupsField<V> => lookupsUpTo(MAX_CHOICES, label, from, extras);

/** Like `lookupsOf`, with its own limit on the number of choices. */
export const lookupsUpTo = <V extends number | string>(
  most: number,
  label: string,
  from: Lookup<V>,
  extras?: Extras<NoInfer<V>[]>,
): LookupsField<V> => {
  const keyed = from.ids === 'text';
  const one = keyed ? chosenKey : chosenNumber;
  const id: z.ZodMiniType = keyed ? anyKey : anyId;
  const plain: z.ZodMiniType = keyed ? z.string() : z.number();
  return {
    ...extras,
    kind: 'lookups',
    label,
    lookup: from,
    required: false,
    blank: [],
    bodySchema: z.array(plain, NOT_IN_LIST).check(
      z.maxLength(most, NOT_IN_LIST),
      z.refine((values) => values.every((value) => id.safeParse(value).success), NOT_IN_LIST),
    ) as unknown as z.ZodMiniType<V[], V[]>,
    rowSchema: z.array(plain) as unknown as z.ZodMiniType<V[], V[]>,
    toBody: (sent) => {
      const value = trimmed(sent) ?? [];
      if (!Array.isArray(value)) return value;
      const given = value
        .slice(0, most + 1)
        .map(one)
        .filter((choice) => choice !== null);
      // Refused as a whole if an id is invalid, because provinces.0 is no field of the form.
      return given.every((choice) => plain.safeParse(choice).success) ? [...new Set(given)] : NOT_IN_LIST;
    },
    toForm: (value) => (Array.isArray(value) ? (value as V[]) : (extras?.initial ?? [])),
  };
};

/** Like `lookupsOf`, with an order that people can change. */
export const lookupsInOrder = <V extends number | string>(
  most: number,
  label: string,
  from: Lookup<V>,
  extras?: Extras<NoInfer<V>[]>,
): LookupsField<V> => ({ ...lookupsUpTo(most, label, from, extras), isOrdered: true });

/** Schema of `{ id }` with errors at the field itself, because the form has no inner fields. */
const identified = (id: z.ZodMiniType<number, number>): z.ZodMiniType<{ id: number }, { id: number }> => {
  const refusal = (value: unknown) => id.safeParse(value).error?.issues[0]?.message;
  return z.strictObject({ id: z.number() }, refusal(null) ?? NOT_IN_LIST).check(
    z.check((payload) => {
      const message = refusal(payload.value.id);
      if (message !== undefined)
        payload.issues.push({ code: 'custom', path: [], message, input: payload.value.id });
    }),
  );
};

/** Choice from a numbered list, read as `{ id, name }` and saved as `{ id }`; the form holds the id. */
export const reference = <R extends boolean = false>(
  label: string,
  from: Lookup<number>,
  rule?: Rule<number, R>,
  extras?: Extras<number> & { typedInto?: string },
): ReferenceField<NoInfer<R>> => ({
  ...extras,
  kind: 'reference',
  label,
  lookup: from,
  required: isRequired(rule),
  blank: 0,
  bodySchema: saved(identified(rule?.schema ?? anyId), isRequired(rule)),
  rowSchema: z.nullable(z.object({ id: z.number(), name: z.string() })),
  toBody: (sent) => {
    const id = chosenNumber(idIn(sent));
    return id === null ? null : { id };
  },
  toForm: (value) => {
    const id = idIn(value);
    return typeof id === 'number' ? id : (extras?.initial ?? 0);
  },
});

const documentIdIn = (value: unknown): unknown =>
  isObject(value) && 'documentId' in value ? value['documentId'] : value;

/**
 * File of My Documents, saved as its id. The service checks that it exists and belongs to the person. The rule receives
 * the id: `required('Please attach your licence')`.
 */
export const attachedDocument = <R extends boolean = false>(
  label: string,
  { folder, ...extras }: Pick<Extras<never>, 'hint'> & { folder: FolderName },
  rule?: Rule<string, R>,
): DocumentField<NoInfer<R>> => ({
  ...extras,
  kind: 'document',
  label,
  folder,
  required: isRequired(rule),
  blank: null,
  bodySchema: saved(
    (rule?.schema ?? z.string(NOT_YOUR_FILE)).check(z.uuid(NOT_YOUR_FILE)) as z.ZodMiniType<string, string>,
    isRequired(rule),
  ),
  rowSchema: z.nullable(
    z.object({
      documentId: z.string(),
      originalDocumentName: z.string(),
      blobStorageDocumentName: z.string(),
    }),
  ),
  toBody: (sent) => trimmed(documentIdIn(sent)),
  // A bare id, as in a body, is a file without a name.
  toForm: (value) => {
    const documentId = documentIdIn(value);
    if (typeof documentId !== 'string') return null;
    const { originalDocumentName = '', blobStorageDocumentName = '' } = isObject(value) ? value : {};
    return {
      documentId,
      originalDocumentName: String(originalDocumentName),
      blobStorageDocumentName: String(blobStorageDocumentName),
    };
  },
});

/** Constant value in every record, whatever a client sends: `typeId: fixed(1)`. */
export const fixed = <const T extends number | string>(value: T): FixedField<T> => ({
  kind: 'fixed',
  label: '',
  required: false,
  blank: value,
  bodySchema: z.literal(value) as unknown as z.ZodMiniType<T, T>,
  rowSchema: (typeof value === 'number' ? z.number() : z.string()) as unknown as z.ZodMiniType<
    PlainOf<T>,
    PlainOf<T>
  >,
  toBody: () => value,
  toForm: () => value,
});

/** Fields nested under one name; the label is their heading in the form. */
export const group = <const F extends Fields>(label: string, fields: F): GroupField<F> => {
  assertIndependent(label, 'group', fields);
  const form = (value: unknown): FormOf<F> => innerForm(fields, value) as FormOf<F>;
  return {
    kind: 'group',
    label,
    fields,
    required: Object.values(fields).some((field) => field.required) as HasRequired<F>,
    blank: form(undefined),
    bodySchema: z.strictObject(ofEach(fields, (_, field) => field.bodySchema)) as unknown as z.ZodMiniType<
      BodyFieldsOf<F>,
      BodyFieldsOf<F>
    >,
    rowSchema: z.object(ofEach(fields, (_, field) => field.rowSchema)) as unknown as z.ZodMiniType<
      RowFieldsOf<F>,
      RowFieldsOf<F>
    >,
    toBody: (sent) => innerBody(fields, sent ?? {}),
    toForm: form,
  };
};
