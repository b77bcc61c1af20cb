export {
  calculateRetirement,
  type RetirementRates,
  type RetirementResult,
  type RetirementYear,
  retirementRates,
  shippedRates,
} from './calculate.ts';
export { capitalForIncome, drawdownIncome, livingAnnuityLimits } from './drawdown.ts';
export { retirementEntry, type RetirementEntry } from './entry.ts';
export type { SavingsWithdrawal } from './savings-withdrawal.ts';
