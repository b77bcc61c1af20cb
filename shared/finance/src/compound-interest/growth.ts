import { exact, zero, type Exact } from '../money/exact.ts';

/** Terms of growth: percent a year, `perYear` periods, and the amounts paid in. */
export interface Growth {
  initial: Exact;
  contribution: Exact;
  /** Nominal percent a year. */
  annualRate: number;
  perYear: number;
  /** Pays contributions at the start of each period. */
  atStart: boolean;
}

/** Interest of one period as a fraction: i = rate ÷ 100 ÷ f. */
function periodRate({ annualRate, perYear }: Pick<Growth, 'annualRate' | 'perYear'>): Exact {
  return exact(annualRate).div(100).div(perYear);
}

/** Future value of the initial amount: P(1+i)^N. */
export function grownInitial(growth: Growth, periods: number): Exact {
  return growth.initial.times(periodRate(growth).plus(1).pow(periods));
}

/** Future value of the contributions: C((1+i)^N − 1) ÷ i, × (1+i) if paid at the start; C·N at 0%. */
export function grownContributions(growth: Growth, periods: number): Exact {
  const rate = periodRate(growth);
  if (rate.isZero()) return growth.contribution.times(periods);
  if (growth.contribution.isZero()) return zero;
  const atEnd = growth.contribution.times(rate.plus(1).pow(periods).minus(1)).div(rate);
  return growth.atStart ? atEnd.times(rate.plus(1)) : atEnd;
}

/** FV of docs/calculators/compound-interest.md, exact. */
export function futureValue(growth: Growth, periods: number): Exact {
  return grownInitial(growth, periods).plus(grownContributions(growth, periods));
}

/** Effective percent a year: ((1+i)^f − 1) × 100. Excel calls it EFFECT. */
export function effectiveRate(annualRate: number, perYear: number): Exact {
  return periodRate({ annualRate, perYear }).plus(1).pow(perYear).minus(1).times(100);
}
