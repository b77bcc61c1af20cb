import * as z from 'zod/mini';
import { call } from '../../call.ts';

/** Pages with records of monthly payments; `calculation` is a saved one that is the person's own. */
export const payingRecords = [
  'loan',
  'insurance',
  'cover',
  'retirement',
  'investment',
  'calculation',
] as const;
export type PayingRecord = (typeof payingRecords)[number];

/** Amount of a day: YYYY-MM-DD on which the person saved it, or null if it was changed on an unknown day. */
interface Dated {
  amount: number;
  savedOn: string | null;
}

/** Payment that goes off each month. Rand. */
export interface UpcomingPayment extends Dated {
  of: PayingRecord;
  /** Id of the record, or name of the calculator. */
  id: string;
  name: string;
  /** Day of the month, 1 to 31; null if none is recorded. */
  dueDay: number | null;
  /** Last day of the loan, policy or plan; null if it goes on. */
  endsOn: string | null;
}

/** Everything recorded that goes off an account or comes in, for the account until payday. Rand. */
export interface UpcomingPayments {
  /** The day in South Africa. */
  today: string;
  /** Take-home pay of the payslip that is the person's own; null for none. */
  pay: Dated | null;
  /** The largest first. */
  payments: UpcomingPayment[];
  /** Policies that renew within the next 31 days, after which their premium may differ; the soonest first. */
  renewals: { id: string; name: string; day: string }[];
  /** Accounts among the things owned, with their last values. */
  accounts: { id: string; name: string; value: number | null; valuedOn: string | null }[];
  /** Part of the saved budget's month that none of the payments covers; null without a budget. */
  budgetRest: Dated | null;
}

const rand = z.number();
const dated = { amount: rand, savedOn: z.nullable(z.string()) };

const value: z.ZodMiniType<UpcomingPayments, UpcomingPayments> = z.object({
  today: z.string(),
  pay: z.nullable(z.object(dated)),
  payments: z.array(
    z.object({
      ...dated,
      of: z.enum(payingRecords),
      id: z.string(),
      name: z.string(),
      dueDay: z.nullable(z.number()),
      endsOn: z.nullable(z.string()),
    }),
  ),
  renewals: z.array(z.object({ id: z.string(), name: z.string(), day: z.string() })),
  accounts: z.array(
    z.object({ id: z.string(), name: z.string(), value: z.nullable(rand), valuedOn: z.nullable(z.string()) }),
  ),
  budgetRest: z.nullable(z.object(dated)),
});

export const upcomingPayments = call({
  method: 'GET',
  path: '/Wealth/upcoming-payments',
  access: 'person',
  summary:
    'What goes off the person’s account each month and comes in, by their records and the calculations that are their own: the pay, payments with the day of the month where it is recorded, renewals within 31 days, accounts, and what their saved budget has beside these.',
  value,
});
