import type { Warning } from '../explanation.ts';
import { figureText, randText } from '../money/text.ts';
import { percentText } from '../number-text.ts';
import { shippedCreditLimits, type CreditLimits, type CreditProduct } from './limits.ts';
import { maximumInitiationFee, maximumRate, withVat } from './maximum.ts';

/** Terms a lender offers. Rand, percent a year; fees include VAT, as customers pay them. */
export interface AskedCredit {
  principal: number;
  annualInterestRate: number;
  initiationFee: number;
  monthlyServiceFee: number;
}

/**
 * Warns where an offer exceeds the National Credit Act. It never refuses one: the repo rate setting can be out of date,
 * and people must be able to enter the quote they were given.
 */
export function creditActWarnings(
  product: CreditProduct,
  asked: AskedCredit,
  limits: CreditLimits = shippedCreditLimits,
): Warning[] {
  const warnings: Warning[] = [];
  const { name, rate } = limits.products[product];
  const highest = maximumRate(product, limits);
  if (asked.annualInterestRate > highest) {
    const how =
      'perMonth' in rate
        ? `${percentText(rate.perMonth)} a month`
        : `repo ${percentText(limits.repoRate)} of ${limits.ratesOn} + ${percentText(rate.aboveRepo)}`;
    warnings.push({
      field: 'annualInterestRate',
      message: `The highest rate for ${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name} is ${percentText(highest)} (${how})`,
      basis:
        product === 'shortTerm'
          ? 'National Credit Regulations, regulations 39(2) and 42(1)'
          : 'National Credit Regulations, regulation 42(1)',
    });
  }
  const fee = maximumInitiationFee(product, asked.principal, limits);
  if (asked.initiationFee > withVat(fee, limits)) {
    warnings.push({
      field: 'initiationFee',
      message: `The highest initiation fee here is ${randText(fee)}, ${randText(withVat(fee, limits))} with VAT`,
      basis: 'National Credit Regulations, regulations 42(2) and 43(3)',
    });
  }
  if (asked.monthlyServiceFee > withVat(limits.serviceFee, limits)) {
    warnings.push({
      field: 'monthlyServiceFee',
      message: `The highest service fee is ${figureText(limits.serviceFee)} a month, ${randText(withVat(limits.serviceFee, limits))} with VAT`,
      basis: 'National Credit Regulations, regulation 44',
    });
  }
  return warnings;
}
