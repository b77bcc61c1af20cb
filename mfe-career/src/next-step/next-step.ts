import { careerCategories, type CareerCategory, type CareerStrength } from '@phila/contract/calls';
import type { OverviewPart } from '@phila/contract/remote';
import { overviewParts } from '@phila/platform';
import { isBlank } from '../strength/strength.ts';

type Part = CareerStrength['parts'][number];

/** Tiles in the order of the specification, which is the reading order of a CV. */
export const ORDER: readonly CareerCategory[] = [
  'personal',
  'education',
  'experience',
  'skills',
  'memberships',
  'references',
];

export const TITLES: Readonly<Record<CareerCategory, string>> = {
  personal: 'Personal',
  education: 'Education',
  experience: 'Experience',
  skills: 'Skills',
  memberships: 'Memberships',
  references: 'References',
};

/** The declared part: its tile's title and link. */
export const declaredPart = (part: CareerCategory): OverviewPart | undefined =>
  overviewParts('/career').find(({ title }) => title === TITLES[part].toUpperCase());

export const partOf = (parts: readonly Part[], part: CareerCategory): Part | undefined =>
  parts.find(({ enumValue }) => enumValue === careerCategories[part]);

export interface NextStep {
  part: CareerCategory;
  /** Object of a verb: 'your education'. */
  what: string;
  percentage: number;
  advice: NonNullable<Part['advice']>;
}

/** Rank among equally weak parts: two references help before a membership does. */
const earliness = (part: CareerCategory): number => {
  const { stepOrder, order } = declaredPart(part) ?? { order: ORDER.length };
  return stepOrder ?? order;
};

/**
 * The best next step for the CV: advice on its weakest part, or personal details while it is empty. Null where nothing
 * is missing.
 */
export const nextStepOf = (parts: readonly Part[]): NextStep | null => {
  const open = ORDER.flatMap((part): NextStep[] => {
    const { advice = null, percentage = 100 } = partOf(parts, part) ?? {};
    return advice === null ? [] : [{ part, what: declaredPart(part)?.what ?? 'your CV', percentage, advice }];
  });
  const [next = null] = isBlank(parts)
    ? open
    : open.toSorted(
        (one, other) => one.percentage - other.percentage || earliness(one.part) - earliness(other.part),
      );
  return next;
};
