import type { Cents } from '../cents/index.ts';

/** What short-term insurance covers here: a car, what is in a home, or the building itself. */
export const insuredThings = ['vehicle', 'contents', 'buildings'] as const;
export type InsuredThing = (typeof insuredThings)[number];

/**
 * How much of it is covered: everything; theft, fire and what is done to others; what is done to others alone; or the
 * events that the policy lists (fire, storm, theft).
 */
export const coverKinds = [
  'comprehensive',
  'third-party-fire-theft',
  'third-party',
  'listed-events',
] as const;
export type CoverKind = (typeof coverKinds)[number];

/** Which kinds of cover there are of each thing. */
export const coverKindsOf: { readonly [thing in InsuredThing]: readonly CoverKind[] } = {
  vehicle: ['comprehensive', 'third-party-fire-theft', 'third-party'],
  contents: ['comprehensive', 'listed-events'],
  buildings: ['comprehensive', 'listed-events'],
};

/** What a policy may bring along at its premium. */
export const insuranceExtras = [
  'car-hire',
  'roadside',
  'windscreen',
  'power-surge',
  'accidental-damage',
  'geyser',
] as const;
export type InsuranceExtra = (typeof insuranceExtras)[number];

/* The words of the comparison, which the service draws before the page's script has come, and the page after it. */

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

/** What the comparison opens with, in rand: a car. */
export const exampleCar = { covers: 'vehicle', value: 250_000, claim: 20_000 } as const;

/** What a policy asks from an insured value upwards, up to where the next band begins. */
export interface RateBand {
  /** 0 in the first band. */
  valueFrom: Cents;
  /** Percent of the value, a year; at most four decimals. */
  ratePercent: number;
  /** The least that it asks, a month. */
  leastPremium: Cents;
}

/** A short-term insurance policy in one year. */
export interface InsurancePlan {
  insurer: string;
  plan: string;
  covers: InsuredThing;
  cover: CoverKind;
  /** What the person pays of each claim: so many percent of it, and never less than this. */
  excessPercent: number;
  excessLeast: Cents;
  /** Percent on top where a driver under 25 drives regularly; 0 for anything but a vehicle. */
  youngDriverPercent: number;
  /** A month, beside the premium. */
  monthlyFee: Cents;
  /** The most that it pays for what is done to others; null where it pays nothing for that. */
  liabilityLimit: Cents | null;
  includes: InsuranceExtra[];
  /** Invented, to show how comparing works. */
  isExample: boolean;
  note: string | null;
  /** Ascending; the first begins at 0. */
  bands: RateBand[];
}
