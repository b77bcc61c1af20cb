import { taxYearById } from '@phila/finance/tax-years';
import { CREDIT, EMPLOYER, familyContribution, FAMILIES } from './family-contribution.ts';

it('takes the credit of the tax year', () => {
  const credit = taxYearById(2027)?.medicalCredit;
  expect(credit?.member).toBe(CREDIT.each);
  expect(credit?.firstDependant).toBe(CREDIT.each);
  expect(credit?.furtherDependant).toBe(CREDIT.further);
});

it('leaves what neither the employer nor the tax pays', () => {
  expect(familyContribution('Two adults, one child', 50)).toEqual({
    contribution: 6_400,
    employer: 3_200,
    credit: 1_006,
    own: 2_194,
  });
  expect(familyContribution('You alone', 0)).toEqual({
    contribution: 2_750,
    employer: 0,
    credit: 376,
    own: 2_374,
  });
});

it('leaves something to pay, whatever is chosen', () => {
  for (const family of FAMILIES)
    for (const percent of EMPLOYER) expect(familyContribution(family, percent).own).toBeGreaterThan(0);
});
