export { calculateCompoundInterest, type CompoundInterestResult, type GrowthPoint } from './calculate.ts';
export { compoundInterestEntry, type CompoundInterestEntry } from './entry.ts';
export { frequencies, periodsPerYear, type Frequency } from './frequencies.ts';
export { effectiveRate } from './growth.ts';
