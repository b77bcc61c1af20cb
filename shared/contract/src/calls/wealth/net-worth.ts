import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { day } from '../../rules/day.ts';
import { moneyIfGiven } from '../../rules/money.ts';

/** Records whose value is kept over time. */
export const valuedRecords = ['asset', 'investment', 'retirement', 'loan'] as const;
export type ValuedRecord = (typeof valuedRecords)[number];

/** Something owned or owed. Amounts are rand; those of the person's share unless said otherwise. */
export interface NetWorthLine {
  /** A record, or a saved calculation that is the person's own. */
  of: ValuedRecord | 'calculation';
  /** Id of the record, or name of the calculator. */
  id: string;
  /** Id in `assetKinds` or, of a loan, in `debtKinds`; null for what has a page of its own. */
  kind: number | null;
  name: string;
  isOwed: boolean;
  /** Today's; null where it is not known, or no longer held. */
  value: number | null;
  /** Value of the whole today, or the last one of what is no longer held. */
  whole: number | null;
  /** Day on which that value was given; null if that is not known. */
  day: string | null;
  /** True if the loan's schedule reduced the value since its day. */
  isWorkedOut: boolean;
  /** True if the value is older than six months, or of an unknown day. */
  isOld: boolean;
  /** In percent. */
  share: number;
  /** First day on which it is no longer held; null while it is. */
  endedOn: string | null;
  /** Worth on the days of `points`; null where not held or not known. */
  values: (number | null)[];
  /** Name of the loan on it or of the policy that insures it; null for none. */
  loanId: string | null;
  policy: string | null;
  /** Instalment, premium or contribution a month; null if not known. */
  monthly: number | null;
}

/** Net worth: owned less owed, over time (specification: wealth, "Net worth"). Rand. */
export interface NetWorth {
  /** The day of the last point, in South Africa. */
  today: string;
  own: number;
  owe: number;
  net: number;
  /** Change since the first point that knew all that is counted today; null without one. */
  change: { amount: number; since: string } | null;
  /** Paid a month, the largest first, without what comes off a pay; and the part of take-home pay in percent. */
  pay: { total: number; percentOfPay: number | null; parts: { label: string; amount: number }[] };
  /** The next payment whose day is known. */
  next: { day: string; label: string; amount: number } | null;
  /** The end of each month, and today. */
  points: { day: string; own: number; owe: number; net: number }[];
  lines: NetWorthLine[];
  /** Lines of the last statement that no record holds, to be kept as records; 0 once they were offered. */
  statementLines: number;
}

const rand = z.number();
const orNull = <T>(schema: z.ZodMiniType<T, T>) => z.nullable(schema);

const line: z.ZodMiniType<NetWorthLine, NetWorthLine> = z.object({
  of: z.enum([...valuedRecords, 'calculation']),
  id: z.string(),
  kind: orNull(z.number()),
  name: z.string(),
  isOwed: z.boolean(),
  value: orNull(rand),
  whole: orNull(rand),
  day: orNull(z.string()),
  isWorkedOut: z.boolean(),
  isOld: z.boolean(),
  share: z.number(),
  endedOn: orNull(z.string()),
  values: z.array(orNull(rand)),
  loanId: orNull(z.string()),
  policy: orNull(z.string()),
  monthly: orNull(rand),
});

const value: z.ZodMiniType<NetWorth, NetWorth> = z.object({
  today: z.string(),
  own: rand,
  owe: rand,
  net: rand,
  change: orNull(z.object({ amount: rand, since: z.string() })),
  pay: z.object({
    total: rand,
    percentOfPay: orNull(z.number()),
    parts: z.array(z.object({ label: z.string(), amount: rand })),
  }),
  next: orNull(z.object({ day: z.string(), label: z.string(), amount: rand })),
  points: z.array(z.object({ day: z.string(), own: rand, owe: rand, net: rand })),
  lines: z.array(line),
  statementLines: z.int(),
});

export const netWorth = {
  read: call({
    method: 'GET',
    path: '/Wealth/net-worth',
    access: 'person',
    summary:
      'What the person owns and owes by their records: a point for the end of each month from the month of `from` (by default two years, at most ten), and today. Values are carried forward from their days, a loan by its schedule.',
    query: z.strictObject({ from: z.optional(day().schema) }),
    value,
  }),
  setValue: call({
    method: 'PUT',
    path: '/Wealth/net-worth/{of}/{id}',
    access: 'person',
    summary:
      'Says what all of a thing was worth, or a loan’s balance, on a day. The record takes the value unless it has one of a later day.',
    params: z.strictObject({ of: z.enum(valuedRecords), id: z.guid() }),
    body: z.strictObject({ day: day().schema, value: moneyIfGiven.schema }),
    value: z.literal(true),
  }),
  keepStatement: call({
    method: 'POST',
    path: '/Wealth/net-worth/statement',
    access: 'person',
    summary:
      'Makes records of the lines of the last net-wealth statement that no record holds, with their values in earlier statements, or, with `keep` false, says that they are not wanted. Either answers the offer. The value is the number of records made.',
    body: z.strictObject({ keep: z.boolean() }),
    value: z.int(),
  }),
};
