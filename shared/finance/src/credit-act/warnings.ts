import { shippedFigures } from '../figure-tables/shipped.ts';
import type { Warning } from '../explanation.ts';
import { figureText, randText } from '../money/text.ts';
import { percentText } from '../number-text.ts';
import {
  creditClassOf,
  maximumInitiationFee,
  maximumRate,
  withVat,
  type CreditFigures,
  type CreditProduct,
} from './maximum.ts';

/** Names for display. */
export const productNames: Readonly<Record<CreditProduct, string>> = {
  mortgage: 'mortgage',
  facility: 'credit facility',
  unsecured: 'unsecured loan',
  other: 'instalment sale',
  shortTerm: 'short-term loan',
};

/** Terms a lender offers. Rand, percent a year; fees include VAT, as customers pay them. */
export interface AskedCredit {
  principal: number;
  annualInterestRate: number;
  initiationFee: number;
  monthlyServiceFee: number;
}

/**
 * Warns where an offer exceeds the National Credit Act. It never refuses one: our repo rate can be out of date,
 * and people must be able to enter the quote they were given.
 */
export function creditActWarnings(
  product: CreditProduct,
  asked: AskedCredit,
  figures: CreditFigures = shippedFigures,
): Warning[] {
  const warnings: Warning[] = [];
  const name = productNames[product];
  const { aboveRepo, perMonth } = creditClassOf(product, figures);
  const { interestRates, creditLimits } = figures;
  const highest = maximumRate(product, figures);
  if (asked.annualInterestRate > highest) {
    const how =
      perMonth === null
        ? `repo ${percentText(interestRates.values.repo)} of ${interestRates.from} + ${percentText(aboveRepo ?? 0)}`
        : `${percentText(perMonth)} a month`;
    warnings.push({
      field: 'annualInterestRate',
      message: `The highest rate for ${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name} is ${percentText(highest)} (${how})`,
      basis:
        product === 'shortTerm'
          ? 'National Credit Regulations, regulations 39(2) and 42(1)'
          : 'National Credit Regulations, regulation 42(1)',
    });
  }
  const fee = maximumInitiationFee(product, asked.principal, figures);
  if (asked.initiationFee > withVat(fee, figures)) {
    warnings.push({
      field: 'initiationFee',
      message: `The highest initiation fee here is ${randText(fee)}, ${randText(withVat(fee, figures))} with VAT`,
      basis: 'National Credit Regulations, regulations 42(2) and 43(3)',
    });
  }
  const { serviceFee } = creditLimits.values;
  if (asked.monthlyServiceFee > withVat(serviceFee, figures)) {
    warnings.push({
      field: 'monthlyServiceFee',
      message: `The highest service fee is ${figureText(serviceFee)} a month, ${randText(withVat(serviceFee, figures))} with VAT`,
      basis: 'National Credit Regulations, regulation 44',
    });
  }
  return warnings;
}
