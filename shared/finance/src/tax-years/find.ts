import { shippedTaxYears } from './shipped.ts';
import type { TaxYear } from './tax-year.ts';

/** Finds the year of assessment by the year that it ends in (2027 is 2026/27). */
export function taxYearById(id: number, taxYears: readonly TaxYear[] = shippedTaxYears): TaxYear | undefined {
  return taxYears.find((year) => year.id === id);
}

/** Finds the year of assessment that holds a day (`2027-02-28` is in 2026/27). */
export function taxYearOn(day: string, taxYears: readonly TaxYear[] = shippedTaxYears): TaxYear | undefined {
  const date = day.slice(0, 10);
  return taxYears.find((year) => year.from <= date && date <= year.to);
}
