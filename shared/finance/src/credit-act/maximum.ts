import { exact, least, most, percentOf, rand, zero } from '../money/exact.ts';
import { shippedCreditLimits, type CreditLimits, type CreditProduct } from './limits.ts';

/**
 * Highest initiation fee in rand, without VAT: regulation 42 table, capped at 15% of the principal (regulation 43(3)).
 *
 * @param principal rand of the credit agreement, before the fee
 */
export function maximumInitiationFee(
  product: CreditProduct,
  principal: number,
  limits: CreditLimits = shippedCreditLimits,
): number {
  const { base, share, above, cap } = limits.products[product].initiationFee;
  const scale = percentOf(most(zero, exact(principal).minus(above)), share).plus(base);
  return rand(least(least(scale, exact(cap)), percentOf(exact(principal), limits.initiationFeeShare)));
}

/** Adds VAT to a fee, half-up to the cent. */
export function withVat(fee: number, limits: CreditLimits = shippedCreditLimits): number {
  return rand(percentOf(exact(fee), 100 + limits.vat));
}

/** Highest interest in percent a year (regulation 42 table): repo plus the margin, or twelve times the monthly rate. */
export function maximumRate(product: CreditProduct, limits: CreditLimits = shippedCreditLimits): number {
  const { rate } = limits.products[product];
  return 'perMonth' in rate ? rate.perMonth * 12 : exact(limits.repoRate).plus(rate.aboveRepo).toNumber();
}
