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
  /** Owed at the end of the year. */
  closing: number;
  /** Owed then if nothing extra were paid. */
  closingWithoutExtra: number;
}

/** What a loan costs, in rand. */
export interface LoanTotals {
  totalInterest: number;
  /** Initiation fee and all monthly fees. */
  totalFees: number;
  /** Everything that is paid for the credit: instalments, extras, balloon, fees. A deposit is not in it. */
  totalCost: number;
  /** Months until nothing is owed. */
  payoffMonths: number;
  /** The last, single payment after the instalments. */
  balloon: number;
}

/** The loan with its extra payments, against the same loan without. */
export interface LoanWithExtra extends LoanTotals {
  interestSaved: number;
  monthsSaved: number;
}

/** The part of a result that all loans share. Rand. */
export interface LoanResult extends LoanTotals {
  /** What is lent, with a financed initiation fee. */
  principal: number;
  /** Level instalment a month. */
  instalment: number;
  /** Service fee and credit life a month. */
  monthlyFees: number;
  /** Instalment and monthly fees together, before extra payments. */
  totalMonthly: number;
  /** Null without extra payments. */
  withExtra: LoanWithExtra | null;
  /** As it will be paid: with the extra payments, where there are any. */
  schedule: ScheduleRow[];
  yearly: ScheduleYear[];
  /** Where each rand of the cost goes, as it will be paid. */
  shares: Share[];
}
