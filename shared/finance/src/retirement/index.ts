export { calculateRetirement, type RetirementResult, type RetirementYear } from './calculate.ts';
export { capitalForIncome, drawdownIncome, livingAnnuityLimits } from './drawdown.ts';
export { retirementEntry, type RetirementEntry } from './entry.ts';
