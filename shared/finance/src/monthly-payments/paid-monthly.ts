import { centsFromRand, randFromCents, sumCents } from '../cents/index.ts';

/** Values of a saved loan that payments need. */
interface SavedLoan {
  entry: { extraMonthlyPayment?: number | undefined };
  result: { totalMonthly: number };
}

/** Monthly cost of a loan: instalment, fees and extra payments; null if none is saved. */
export const paidMonthly = (saved: SavedLoan | null | undefined): number | null =>
  saved === null || saved === undefined
    ? null
    : randFromCents(
        sumCents([saved.result.totalMonthly, saved.entry.extraMonthlyPayment ?? 0].map(centsFromRand)),
      );
