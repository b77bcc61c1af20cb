import type { Share } from '../explanation.ts';

/** A row of the schedule in rand. `closing = opening − capital`; `capital = payment + extra − interest`. */
export interface ScheduleRow {
  n: number;
  /** Day of the payment; null where the entry named no start. */
  date: string | null;
  opening: number;
  payment: number;
  extra: number;
  interest: number;
  capital: number;
  /** Monthly fees, outside the instalment. */
  fee: number;
  closing: number;
}

/** A year of the schedule in rand, for a chart. Year 1 is the first twelve months. */
export interface ScheduleYear {
  year: number;
  payment: number;
  extra: number;
  interest: number;
  capital: number;
  fee: number;
  /** Balance at the end of the year. */
  closing: number;
  /** Balance at the end of the year without extra payments. */
  closingWithoutExtra: number;
}

/** Cost of a loan, in rand. */
export interface LoanTotals {
  totalInterest: number;
  /** Initiation fee and all monthly fees. */
  totalFees: number;
  /** Everything paid for the credit: instalments, extras, balloon, fees. Excludes the deposit. */
  totalCost: number;
  /** Months until the balance is zero. */
  payoffMonths: number;
  /** Single payment after the last instalment. */
  balloon: number;
}

/** Totals with extra payments, and the difference to the same loan without them. */
export interface LoanWithExtra extends LoanTotals {
  interestSaved: number;
  monthsSaved: number;
}

/** The part of a result that all loans share. Rand. */
export interface LoanResult extends LoanTotals {
  /** Amount lent, including a financed initiation fee. */
  principal: number;
  /** Level monthly instalment. */
  instalment: number;
  /** Service fee and credit life a month. */
  monthlyFees: number;
  /** Instalment plus monthly fees, before extra payments. */
  totalMonthly: number;
  /** Null without extra payments. */
  withExtra: LoanWithExtra | null;
  /** Schedule with extra payments included. */
  schedule: ScheduleRow[];
  yearly: ScheduleYear[];
  /** Breakdown of the total cost, with extra payments included. */
  shares: Share[];
}
