import type { Cents } from '../cents/index.ts';

/** Things to insure: a car, the contents of a home, or the building itself. */
export const insuredThings = ['vehicle', 'contents', 'buildings'] as const;
export type InsuredThing = (typeof insuredThings)[number];

/**
 * Kinds of cover: everything; theft, fire and third parties; third parties only; or the events listed in the policy
 * (fire, storm, theft).
 */
export const coverKinds = [
  'comprehensive',
  'third-party-fire-theft',
  'third-party',
  'listed-events',
] as const;
export type CoverKind = (typeof coverKinds)[number];

/** Kinds of cover available for each thing. */
export const coverKindsOf: { readonly [thing in InsuredThing]: readonly CoverKind[] } = {
  vehicle: ['comprehensive', 'third-party-fire-theft', 'third-party'],
  contents: ['comprehensive', 'listed-events'],
  buildings: ['comprehensive', 'listed-events'],
};

/** Extras that a policy may include in its premium. */
export const insuranceExtras = [
  'car-hire',
  'roadside',
  'windscreen',
  'power-surge',
  'accidental-damage',
  'geyser',
] as const;
export type InsuranceExtra = (typeof insuranceExtras)[number];

/* Words of the comparison, shared by the page and the HTML that the service draws before the script loads. */

export const coverWords: { readonly [kind in CoverKind]: string } = {
  comprehensive: 'Comprehensive',
  'third-party-fire-theft': 'Third party, fire and theft',
  'third-party': 'Third party only',
  'listed-events': 'Listed events: fire, storm, theft',
};
export const extraWords: { readonly [extra in InsuranceExtra]: string } = {
  'car-hire': 'Car hire',
  roadside: 'Roadside help',
  windscreen: 'Windscreen without excess',
  'power-surge': 'Power surges',
  'accidental-damage': 'Accidental damage',
  geyser: 'Geyser',
};

/** Car that the comparison opens with, in rand. */
export const exampleCar = { covers: 'vehicle', value: 250_000, claim: 20_000 } as const;

/** Rate from an insured value upwards, until the next band begins. */
export interface RateBand {
  /** 0 for the first band. */
  valueFrom: Cents;
  /** Percent of the value a year; at most four decimals. */
  ratePercent: number;
  /** Lowest monthly premium. */
  leastPremium: Cents;
}

/** Short-term insurance policy for one year. */
export interface InsurancePlan {
  insurer: string;
  plan: string;
  covers: InsuredThing;
  cover: CoverKind;
  /** Excess of each claim in percent, at least `excessLeast`. */
  excessPercent: number;
  excessLeast: Cents;
  /** Percent added if a driver under 25 drives regularly; 0 for anything but a vehicle. */
  youngDriverPercent: number;
  /** Monthly, on top of the premium. */
  monthlyFee: Cents;
  /** Highest payout for damage to others; null if not covered. */
  liabilityLimit: Cents | null;
  includes: InsuranceExtra[];
  /** Marks invented plans; they show how comparing works. */
  isExample: boolean;
  note: string | null;
  /** In ascending order; the first begins at 0. */
  bands: RateBand[];
}
