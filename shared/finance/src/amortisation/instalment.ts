import { exact, rand, type Exact } from '../money/exact.ts';
import { centsOf, type Cents } from '../money/cents.ts';

/**
 * Level instalment before rounding (docs/calculators/loan.md, "Formula"):
 * A = (P·(1+i)^n − B)·i ÷ ((1+i)^n − 1), and (P − B) ÷ n at 0%.
 *
 * @param principal rand lent
 * @param annualRate nominal percent a year; i = rate ÷ 1200
 * @param months number of instalments, at least 1
 * @param balloon rand still owed after the last instalment
 */
export function exactInstalment(principal: Exact, annualRate: number, months: number, balloon: Exact): Exact {
  if (annualRate === 0) return principal.minus(balloon).div(months);
  const monthly = exact(annualRate).div(1_200);
  const growth = monthly.plus(1).pow(months);
  return principal.times(growth).minus(balloon).times(monthly).div(growth.minus(1));
}

/**
 * Rounds {@link exactInstalment} half-up to the cent. A twelfth is not exact in decimals, so a true half cent can
 * arrive slightly off: drops the untrusted digits first.
 */
export function instalmentCents(principal: Cents, annualRate: number, months: number, balloon: Cents): Cents {
  const amount = exactInstalment(exact(principal).div(100), annualRate, months, exact(balloon).div(100));
  return centsOf(rand(amount.toDecimalPlaces(15)));
}

/** Principal that an instalment repays: P = A·((1+i)^n − 1) ÷ (i·(1+i)^n); the inverse of {@link exactInstalment}. */
export function principalFor(instalment: Exact, annualRate: number, months: number): Exact {
  if (annualRate === 0) return instalment.times(months);
  const monthly = exact(annualRate).div(1_200);
  const growth = monthly.plus(1).pow(months);
  return instalment.times(growth.minus(1)).div(monthly).div(growth);
}
