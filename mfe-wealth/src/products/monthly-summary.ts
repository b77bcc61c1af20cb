import { centsFromRand, randFromCents, sumCents } from '@phila/finance/cents';

/** A product as far as its sum goes: what it costs a month, and the day on which it renews or ends. */
export interface Product {
  monthly: number | null;
  day: string | null;
  /** What it is worth or pays out; left out where it has no value, as a policy over things. */
  value?: number | null;
}

export interface MonthlySummary {
  count: number;
  monthly: number;
  value: number;
  /** The next day on which one of them renews or ends; null where none is to come. */
  next: string | null;
}

const total = (amounts: readonly (number | null | undefined)[]): number =>
  randFromCents(sumCents(amounts.map((amount) => centsFromRand(amount ?? 0))));

/** @param today YYYY-MM-DD: what renews today still counts as to come */
export const summaryOf = (products: readonly Product[], today: string): MonthlySummary => ({
  count: products.length,
  monthly: total(products.map(({ monthly }) => monthly)),
  value: total(products.map(({ value }) => value)),
  next:
    products
      .flatMap(({ day }) => (day !== null && day >= today ? [day] : []))
      .toSorted((a, b) => (a < b ? -1 : 1))[0] ?? null,
});
