import { centsFromRand, randFromCents, sumCents } from '@phila/finance/cents';

/** Values of a product for the sums: monthly cost, and the day it renews or ends. */
export interface Product {
  monthly: number | null;
  day: string | null;
  /** Worth or payout; missing for products without a value, such as insurance of things. */
  value?: number | null;
}

export interface MonthlySummary {
  count: number;
  monthly: number;
  value: number;
  /** Next renewal or end; null if none is to come. */
  next: string | null;
}

const total = (amounts: readonly (number | null | undefined)[]): number =>
  randFromCents(sumCents(amounts.map((amount) => centsFromRand(amount ?? 0))));

/** @param today YYYY-MM-DD; a renewal today still counts */
export const summaryOf = (products: readonly Product[], today: string): MonthlySummary => ({
  count: products.length,
  monthly: total(products.map(({ monthly }) => monthly)),
  value: total(products.map(({ value }) => value)),
  next:
    products
      .flatMap(({ day }) => (day !== null && day >= today ? [day] : []))
      .toSorted((a, b) => (a < b ? -1 : 1))[0] ?? null,
});
