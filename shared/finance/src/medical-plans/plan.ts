import type { Cents } from '../cents/index.ts';

/** Where the plan pays a hospital in full: any private one, those of its network, or those of the state. */
export const hospitalNetworks = ['any', 'network', 'state'] as const;
export type HospitalNetwork = (typeof hospitalNetworks)[number];

/* The words of the comparison, which the service draws before the page's script has come, and the page after it. */

export const networkWords: { readonly [network in HospitalNetwork]: string } = {
  any: 'Any hospital',
  network: 'Hospitals of its network',
  state: 'State hospitals',
};

/** The family that the comparison opens with; the income is in rand a month. */
export const exampleFamily = { monthlyIncome: 25_000, adults: 1, children: 2 } as const;

/** What a plan asks each month from a gross monthly income upwards, up to where the next band begins. */
export interface ContributionBand {
  /** Gross income a month of the main member; 0 in the first band. */
  incomeFrom: Cents;
  /** A month for the main member, for each adult beside them and for each child. */
  main: Cents;
  adult: Cents;
  child: Cents;
}

/** A plan of a medical scheme in one year. */
export interface MedicalPlan {
  scheme: string;
  plan: string;
  network: HospitalNetwork;
  /** Percent of the scheme's own rate that it pays doctors in hospital: 100, 200. Above it the family pays. */
  hospitalPercent: number;
  /** The most that it pays for hospitals in a year; null for no limit. */
  hospitalLimit: Cents | null;
  /** Percent of the contribution that goes to the savings account (Medical Schemes Act, regulation 10: at most 25). */
  savingsPercent: number;
  /** How many chronic conditions it covers; the Chronic Disease List that every plan covers has 26. */
  chronicConditions: number;
  /** A month for gap cover of the family, where the supplier of the plan named one; null for none named. */
  gapPremium: Cents | null;
  /** So many children are paid for, the others are free; null where all are paid for. */
  childrenCharged: number | null;
  /** Invented, to show how comparing works. */
  isExample: boolean;
  note: string | null;
  /** Ascending; the first begins at 0. */
  bands: ContributionBand[];
}
