import type { Figures } from '@phila/finance/figure-tables';
import { retirementRates, type RetirementRates, shippedRates } from '@phila/finance/retirement';
import type { TaxYear } from '@phila/finance/tax-years';

/** Figures of the tax year that holds a day; the shipped ones themselves where those are the same or none holds it. */
export const ratesOn = (
  day: string,
  taxYears: readonly TaxYear[],
  figures: Pick<Figures, 'retirementLumpSum'>,
): RetirementRates => {
  const rates = retirementRates(
    figures,
    taxYears.find(({ from, to }) => from <= day && day <= to),
  );
  return JSON.stringify(rates) === JSON.stringify(shippedRates) ? shippedRates : rates;
};
