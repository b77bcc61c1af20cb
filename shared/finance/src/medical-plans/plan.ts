import type { Cents } from '../cents/index.ts';

/** Hospitals that the plan pays in full: any private one, its network, or state hospitals. */
export const hospitalNetworks = ['any', 'network', 'state'] as const;
export type HospitalNetwork = (typeof hospitalNetworks)[number];

/* Words of the comparison, shared by the page and the HTML that the service draws before the script loads. */

export const networkWords: { readonly [network in HospitalNetwork]: string } = {
  any: 'Any hospital',
  network: 'Hospitals of its network',
  state: 'State hospitals',
};

/** Family that the comparison opens with; income in rand a month. */
export const exampleFamily = { monthlyIncome: 25_000, adults: 1, children: 2 } as const;

/** Monthly contribution from a gross monthly income upwards, until the next band begins. */
export interface ContributionBand {
  /** Main member's gross monthly income; 0 for the first band. */
  incomeFrom: Cents;
  /** Monthly contribution for the main member, each other adult and each child. */
  main: Cents;
  adult: Cents;
  child: Cents;
}

/** Medical scheme plan for one year. */
export interface MedicalPlan {
  scheme: string;
  plan: string;
  network: HospitalNetwork;
  /** Percent of the scheme's own rate paid to doctors in hospital: 100, 200. The family pays anything above it. */
  hospitalPercent: number;
  /** Highest yearly payout for hospitals; null for no limit. */
  hospitalLimit: Cents | null;
  /** Percent of the contribution paid into the savings account (Medical Schemes Act, regulation 10: at most 25). */
  savingsPercent: number;
  /** Number of chronic conditions covered; the Chronic Disease List that every plan covers has 26. */
  chronicConditions: number;
  /** Monthly premium for the family's gap cover; null if the supplier named none. */
  gapPremium: Cents | null;
  /** Number of children charged for, the others being free; null if all are charged. */
  childrenCharged: number | null;
  /** Marks invented plans; they show how comparing works. */
  isExample: boolean;
  note: string | null;
  /** In ascending order; the first begins at 0. */
  bands: ContributionBand[];
}
