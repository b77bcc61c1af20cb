/**
 * The tax credit for medical aid in the tax year 2026/27, rand a month: for each of the first two people, and for each
 * further one (Income Tax Act, section 6A).
 */
export const CREDIT = { each: 376, further: 254 } as const;

/** An imagined plan, rand a month: for each adult, and for a child. */
const PLAN = { adult: 2_750, child: 900 } as const;

export const FAMILIES = [
  'You alone',
  'Two adults',
  'Two adults, one child',
  'Two adults, two children',
] as const;
export type Family = (typeof FAMILIES)[number];

/** What the employer pays of it, percent. */
export const EMPLOYER = [0, 25, 50] as const;

export interface FamilyContribution {
  contribution: number;
  employer: number;
  credit: number;
  /** What is left for the family to pay. */
  own: number;
}

/** Rand a month. */
export const familyContribution = (family: Family, employerPercent: number): FamilyContribution => {
  const people = FAMILIES.indexOf(family) + 1;
  const children = Math.max(0, people - 2);
  const contribution = (people - children) * PLAN.adult + children * PLAN.child;
  const employer = (contribution * employerPercent) / 100;
  const credit = (people - children) * CREDIT.each + children * CREDIT.further;
  return { contribution, employer, credit, own: contribution - employer - credit };
};
