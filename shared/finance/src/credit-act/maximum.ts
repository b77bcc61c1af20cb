import type { CreditProduct, Figures, FigureTable } from '../figure-tables/figure-table.ts';
import { shippedFigures } from '../figure-tables/shipped.ts';
import { exact, least, most, percentOf, rand, zero } from '../money/exact.ts';

export type { CreditProduct };

/** Tables behind the limits of the National Credit Act (docs/calculators/loan.md, "National Credit Act"). */
export type CreditFigures = Pick<Figures, 'interestRates' | 'creditLimits' | 'vat'>;

type CreditClass = FigureTable<'creditLimits'>['values']['products'][number];

/** Limits for a class of agreement. */
export function creditClassOf(product: CreditProduct, { creditLimits }: CreditFigures): CreditClass {
  const found = creditLimits.values.products.find((one) => one.product === product);
  if (found === undefined) throw new Error(`The table of ${creditLimits.from} has no ${product}`);
  return found;
}

/**
 * Highest initiation fee in rand, without VAT: regulation 42 table, capped at 15% of the principal (regulation 43(3)).
 *
 * @param principal rand of the credit agreement, before the fee
 */
export function maximumInitiationFee(
  product: CreditProduct,
  principal: number,
  figures: CreditFigures = shippedFigures,
): number {
  const { feeBase, feeShare, feeAbove, feeCap } = creditClassOf(product, figures);
  const scale = percentOf(most(zero, exact(principal).minus(feeAbove)), feeShare).plus(feeBase);
  const { initiationFeeShare } = figures.creditLimits.values;
  return rand(least(least(scale, exact(feeCap)), percentOf(exact(principal), initiationFeeShare)));
}

/** Adds VAT to a fee, half-up to the cent. */
export function withVat(fee: number, { vat }: Pick<Figures, 'vat'> = shippedFigures): number {
  return rand(percentOf(exact(fee), 100 + vat.values.percent));
}

/** Highest interest in percent a year (regulation 42 table): repo plus the margin, or twelve times the monthly rate. */
export function maximumRate(product: CreditProduct, figures: CreditFigures = shippedFigures): number {
  const { aboveRepo, perMonth } = creditClassOf(product, figures);
  return perMonth === null
    ? exact(figures.interestRates.values.repo)
        .plus(aboveRepo ?? 0)
        .toNumber()
    : perMonth * 12;
}
