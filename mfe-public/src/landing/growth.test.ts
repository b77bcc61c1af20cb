import { calculateCompoundInterest } from '@phila/finance/compound-interest';
import { AMOUNTS, growthOf, YEARLY_INTEREST, YEARS } from './growth.ts';

const MONTHLY = 3;

it('is what the Compound Interest Calculator says, to the rand, for all that can be chosen', () => {
  for (const monthly of AMOUNTS)
    for (const term of YEARS) {
      const { futureValue, totalContributions } = calculateCompoundInterest({
        frequencyId: MONTHLY,
        initialAmount: 0,
        contributionAmount: monthly,
        annualInterestRate: YEARLY_INTEREST,
        term,
      });
      const { total, paidIn, interest } = growthOf(monthly, term);
      expect([monthly, term, total, paidIn]).toEqual([
        monthly,
        term,
        Math.round(futureValue),
        totalContributions,
      ]);
      expect(interest).toBe(total - paidIn);
    }
});
