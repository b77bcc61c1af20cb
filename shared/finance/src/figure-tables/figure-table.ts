import * as z from 'zod/mini';

import { amount, day, name, percentage, positiveAmount, whole } from '../entry/fields.ts';
import { bracketRows } from '../tax-years/tax-year.ts';

const [rand, percent] = [amount(), percentage()];

/** Where the figures of a table are from. */
const source = z.strictObject(
  {
    name: name(300),
    address: z
      .string({ error: 'Enter the address of the page' })
      .check(
        z.maxLength(300, 'At most 300 characters'),
        z.regex(/^https:\/\/[^\s]+$/, 'Enter an address that begins with https://'),
      ),
    /** Day on which somebody last compared the figures with the source. */
    lookedAt: day(),
  },
  { error: 'Enter the source of the figures' },
);

const someRows = <Row extends z.ZodMiniType>(row: Row) =>
  z
    .array(row, { error: 'Enter the rows' })
    .check(z.minLength(1, 'Enter a row'), z.maxLength(50, 'At most 50 rows'));

/** Classes of credit agreement in the National Credit Regulations that the calculators cover. */
export const creditProducts = ['mortgage', 'facility', 'unsecured', 'other', 'shortTerm'] as const;

const creditClass = z.strictObject({
  product: z.enum(creditProducts, { error: 'Choose from the list' }),
  /** Percentage points above the repo rate; null where the rate is a fixed one. */
  aboveRepo: z.nullable(percent),
  /** Fixed percent a month; null where the rate follows the repo rate. */
  perMonth: z.nullable(percent),
  /** Initiation fee without VAT: `feeBase` and `feeShare` percent of the amount over `feeAbove`, at most `feeCap`. */
  feeBase: rand,
  feeShare: percent,
  feeAbove: rand,
  feeCap: rand,
});

/** Figures of each kind of table, in rand and percent; fees without VAT. */
export const figureValues = {
  vat: z.strictObject({ percent }),
  interestRates: z.strictObject({ repo: percent, prime: percent }),
  creditLimits: z.strictObject({
    products: someRows(creditClass),
    /** Highest initiation fee, as a percentage of the principal. */
    initiationFeeShare: percent,
    /** Rand a month. */
    serviceFee: rand,
    /** Limits of short-term credit. */
    shortTermAmount: rand,
    shortTermMonths: whole(1, 600, 'month'),
  }),
  transferDuty: z.strictObject({ rows: bracketRows }),
  /** Fee for bonds up to and including `upTo`, and for each deed lodged. */
  deedsOffice: z.strictObject({
    rows: someRows(z.strictObject({ upTo: rand, fee: rand })),
    lodgementFee: rand,
  }),
  /** Guideline fee: `base` plus `step` for each `per` rand, or part of it, above `from`. */
  conveyancer: z.strictObject({
    rows: someRows(z.strictObject({ from: rand, base: rand, step: rand, per: positiveAmount() })),
  }),
  /** Minimum expenses a month: `minimum` rand plus `share` percent of the income above `from`. */
  expenseNorms: z.strictObject({
    rows: someRows(z.strictObject({ from: rand, minimum: rand, share: percent })),
  }),
  retirementLumpSum: z.strictObject({ rows: bracketRows }),
} as const;

/** "vat" … "retirementLumpSum". */
export type FigureKind = keyof typeof figureValues;

export const figureKinds = Object.keys(figureValues) as FigureKind[];

const shapeOf = <K extends FigureKind>(kind: K) =>
  z.strictObject({ kind: z.literal(kind), from: day(), source, values: figureValues[kind] });

/** Table of any kind, each figure checked alone; `figureTableSchema` checks that they agree. */
export const figureTableShape = z.discriminatedUnion('kind', [
  shapeOf('vat'),
  shapeOf('interestRates'),
  shapeOf('creditLimits'),
  shapeOf('transferDuty'),
  shapeOf('deedsOffice'),
  shapeOf('conveyancer'),
  shapeOf('expenseNorms'),
  shapeOf('retirementLumpSum'),
]);

/** Table of any kind. */
export type AnyFigureTable = z.infer<typeof figureTableShape>;
/** Figures that others decide, with the day from which they hold, until the next table of the kind. */
export type FigureTable<K extends FigureKind> = Extract<AnyFigureTable, { kind: K }>;
/** Table of each kind that holds on a day. */
export type Figures = { readonly [K in FigureKind]: FigureTable<K> };
export type CreditProduct = (typeof creditProducts)[number];
