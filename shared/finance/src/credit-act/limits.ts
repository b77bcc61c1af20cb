/** Classes of credit agreement in the National Credit Regulations that the calculators cover. */
export type CreditProduct = 'mortgage' | 'facility' | 'unsecured' | 'other' | 'shortTerm';

/** Limits for one class of agreement, in percent and rand; fees without VAT. */
export interface ProductLimits {
  /** Plain name for display. */
  name: string;
  /** Percentage points above the repo rate, or a fixed percent a month. */
  rate: { aboveRepo: number } | { perMonth: number };
  initiationFee: {
    base: number;
    /** Percent of the amount over `above`. */
    share: number;
    above: number;
    cap: number;
  };
}

/** Limits of the National Credit Act in force from a day. */
export interface CreditLimits {
  /** First day in force. */
  from: string;
  /** First day of these repo and prime rates [R], so that a reader sees how old they are. */
  ratesOn: string;
  /** Percent; a platform setting, because the Reserve Bank changes it. */
  repoRate: number;
  /** Percent; prime is repo + 3.5. */
  primeRate: number;
  /** Percent charged on fees. */
  vat: number;
  /** Highest initiation fee, as a percentage of the principal. */
  initiationFeeShare: number;
  /** Rand a month, without VAT. */
  serviceFee: number;
  products: Record<CreditProduct, ProductLimits>;
  source: string;
}

/** Limits of short-term credit in rand and months, National Credit Regulation 39(2) [R]. */
export const shortTermCredit = { amount: 8_000, months: 6 };

const small = { base: 165, share: 10, above: 1_000, cap: 1_050 };

/** National Credit Regulations 42 to 44 (docs/calculators/loan.md, "National Credit Act"); repo and prime as shipped there. */
export const shippedCreditLimits: CreditLimits = {
  from: '2016-05-06',
  ratesOn: '2025-08-01',
  repoRate: 7,
  primeRate: 10.5,
  vat: 15,
  initiationFeeShare: 15,
  serviceFee: 60,
  products: {
    mortgage: {
      name: 'mortgage',
      rate: { aboveRepo: 12 },
      initiationFee: { base: 1_100, share: 10, above: 10_000, cap: 5_250 },
    },
    facility: { name: 'credit facility', rate: { aboveRepo: 14 }, initiationFee: small },
    unsecured: { name: 'unsecured loan', rate: { aboveRepo: 21 }, initiationFee: small },
    other: { name: 'instalment sale', rate: { aboveRepo: 17 }, initiationFee: small },
    shortTerm: { name: 'short-term loan', rate: { perMonth: 5 }, initiationFee: small },
  },
  source:
    'National Credit Regulations 42, 43 and 44 [A]; fees of “other” and short-term agreements recalled [R]',
};
