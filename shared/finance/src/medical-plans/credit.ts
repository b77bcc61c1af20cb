import { centsFromRand, sumCents, timesCents, type Cents } from '../cents/index.ts';
import type { TaxYear } from '../tax-years/tax-year.ts';
import type { MedicalFamily, MedicalPremium } from './premium.ts';

/** What tax gives back of a premium, a month. */
export interface MedicalCredit {
  credit: Cents;
  /** What is left to pay. Gap cover is insurance and no scheme: there is no credit for it. */
  afterCredit: Cents;
}

/**
 * The medical scheme fees tax credit (Income Tax Act, section 6A) of the person who pays for this family: so much for the
 * main member, for the first dependant and for each further one, whether the plan asks money for them or not. It comes
 * off the tax that the person owes, and is lost as far as they owe less.
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
