import { centsFromRand, sumCents, timesCents, type Cents } from '../cents/index.ts';
import type { TaxYear } from '../tax-years/tax-year.ts';
import type { MedicalFamily, MedicalPremium } from './premium.ts';

/** Monthly tax credit. */
export interface MedicalCredit {
  credit: Cents;
  /** Contribution minus the credit. Gap cover is insurance, not a medical scheme, and earns no credit. */
  afterCredit: Cents;
}

/**
 * Medical scheme fees tax credit (Income Tax Act, section 6A) of the person who pays for the family: an amount for the
 * main member, the first dependant and each further one, even if the plan charges nothing for them. It reduces tax
 * owed, and any part beyond that is lost.
 */
export const medicalSchemeCredit = (
  { contribution, gap }: Pick<MedicalPremium, 'contribution' | 'gap'>,
  { adults, children }: Pick<MedicalFamily, 'adults' | 'children'>,
  { member, firstDependant, furtherDependant }: Omit<TaxYear['medicalCredit'], 'source'>,
): MedicalCredit => {
  const dependants = adults + children;
  const credit = sumCents([
    centsFromRand(member),
    dependants > 0 ? centsFromRand(firstDependant) : 0,
    timesCents(centsFromRand(furtherDependant), Math.max(0, dependants - 1)),
  ]);
  return { credit, afterCredit: sumCents([Math.max(0, contribution - credit), gap]) };
};
