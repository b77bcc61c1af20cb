/**
 * Medical tax credit for 2026/27, rand a month: for each of the first two people, and for each further person (Income
 * Tax Act, section 6A).
 */
export const CREDIT = { each: 376, further: 254 } as const;

/** Imagined plan, rand a month for an adult and a child. */
const PLAN = { adult: 2_750, child: 900 } as const;

export const FAMILIES = [
  'You alone',
  'Two adults',
  'Two adults, one child',
  'Two adults, two children',
] as const;
export type Family = (typeof FAMILIES)[number];

/** Employer's share, percent. */
export const EMPLOYER = [0, 25, 50] as const;

export interface FamilyContribution {
  contribution: number;
  employer: number;
  credit: number;
  /** The family's own cost. */
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
