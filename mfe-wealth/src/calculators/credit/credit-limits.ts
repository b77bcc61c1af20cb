import { percentText } from '@phila/contract/format';
import { centsFromRand, randFromCents, sumCents } from '@phila/finance/cents';
import type { LoanResult } from '@phila/finance';
import {
  type CreditFigures,
  type CreditProduct,
  maximumInitiationFee,
  maximumRate,
  withVat,
} from '@phila/finance/credit-act';
import { sinceText } from '../../figures/since-text.ts';
import type { Figure } from '../frame/figure.ts';

/** A loan's terms that the Act limits. */
export interface AskedOfLender {
  annualInterestRate: number;
  initiationFee?: number | undefined;
  monthlyServiceFee?: number | undefined;
}

export interface Limit {
  label: string;
  /** Legal maximum, VAT included. */
  allowed: number;
  /** As entered, with all digits. */
  asked: number;
  unit: 'rand' | 'percent';
  basis: string;
}

/** Amount lent before fees; the Act bases the initiation fee on it. */
const lentOf = ({ shares, principal }: LoanResult): number =>
  shares.find(({ label }) => label === 'Capital')?.amount ?? principal;

/** National Credit Act limits beside the lender's terms. */
export const creditLimits = (
  product: CreditProduct,
  entry: AskedOfLender,
  result: LoanResult,
  figures: CreditFigures,
): Limit[] => [
  {
    label: 'Interest rate a year',
    allowed: maximumRate(product, figures),
    asked: entry.annualInterestRate,
    unit: 'percent',
    basis: `National Credit Regulations, regulation 42(1); repo rate ${percentText(figures.interestRates.values.repo)} ${sinceText(figures.interestRates)}`,
  },
  {
    label: 'Initiation fee',
    allowed: withVat(maximumInitiationFee(product, lentOf(result), figures), figures),
    asked: entry.initiationFee ?? 0,
    unit: 'rand',
    basis: 'Regulations 42(2) and 43(3), VAT included',
  },
  {
    label: 'Service fee a month',
    allowed: withVat(figures.creditLimits.values.serviceFee, figures),
    asked: entry.monthlyServiceFee ?? 0,
    unit: 'rand',
    basis: 'Regulation 44, VAT included',
  },
];

/** Cost of credit (National Credit Act, section 101): all payments beyond the amount lent. */
export const costOfCredit = (result: LoanResult): Figure[] => {
  const { totalInterest, totalFees, totalCost } = result.withExtra ?? result;
  return [
    { label: 'Interest', value: totalInterest, unit: 'rand' },
    { label: 'Initiation and monthly fees, credit life included', value: totalFees, unit: 'rand' },
    {
      label: 'Cost of credit',
      value: randFromCents(sumCents([totalInterest, totalFees].map(centsFromRand))),
      unit: 'rand',
      note: 'what you pay besides what you were lent',
    },
    { label: 'You pay back in all', value: totalCost, unit: 'rand' },
  ];
};
