/** The classes of credit agreement of the National Credit Regulations that the calculators cover. */
export type CreditProduct = 'mortgage' | 'facility' | 'unsecured' | 'other' | 'shortTerm';

/** Limits on one class of agreement. Percent and rand, fees without VAT. */
export interface ProductLimits {
  /** What people call it. */
  name: string;
  /** Percentage points above the repo rate, or a fixed percent a month. */
  rate: { aboveRepo: number } | { perMonth: number };
  initiationFee: {
    base: number;
    /** Percent of the amount above `above`. */
    share: number;
    above: number;
    cap: number;
  };
}

/** The limits of the National Credit Act in force from a day, as data. */
export interface CreditLimits {
  /** First day in force. */
  from: string;
  /** The day from which repo and prime were as they are here [R]: a reader can tell how old they are. */
  ratesOn: string;
  /** Percent; a setting of the platform, because the Reserve Bank moves it. */
  repoRate: number;
  /** Percent; prime is repo + 3.5. */
  primeRate: number;
  /** Percent, on fees. */
  vat: number;
  /** Percent of the principal that an initiation fee never exceeds. */
  initiationFeeShare: number;
  /** Rand a month, without VAT. */
  serviceFee: number;
  products: Record<CreditProduct, ProductLimits>;
  source: string;
}

/** Short-term credit, National Credit Regulation 39(2) [R]: at most so many rand, repayable within so many months. */
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
