import { centsFromRand, randFromCents, sumCents } from '@phila/finance/cents';

/** A saved calculation of a loan, as far as it says what is paid. */
interface SavedLoan {
  entry: { extraMonthlyPayment?: number | undefined };
  result: { totalMonthly: number };
}

/** What a loan takes each month: the instalment, its fees, and what is paid on top of them; null where none is saved. */
export const paidMonthly = (saved: SavedLoan | null | undefined): number | null =>
  saved === null || saved === undefined
    ? null
    : randFromCents(
        sumCents([saved.result.totalMonthly, saved.entry.extraMonthlyPayment ?? 0].map(centsFromRand)),
      );
