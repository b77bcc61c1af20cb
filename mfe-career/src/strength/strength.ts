import { careerCategories } from '@phila/contract/calls';

/** Four levels of strength, one for each quarter of 100% (specification: career, "Overview"). */
export const bands = [
  { name: 'red', words: 'Needs work' },
  { name: 'orange', words: 'Started' },
  { name: 'yellow', words: 'Good' },
  { name: 'green', words: 'Strong' },
] as const;

/**
 * Index of a percentage's level: 0 (red) below 25, 1 (orange) below 50, 2 (yellow) below 75, otherwise 3 (green). Null
 * at 0: no segment is filled and nothing is called weak.
 */
export const bandOf = (percentage: number): number | null =>
  percentage <= 0 ? null : Math.min(bands.length - 1, Math.floor(percentage / 25));

/** True if all four segments are filled. */
export const isStrong = (percentage: number): boolean => bandOf(percentage) === bands.length - 1;

/**
 * True if the person has entered nothing about work or learning. Personal details do not count, because sign-up or an
 * employer fills in name, number and address.
 */
export const isBlank = (parts: readonly { enumValue: number; percentage: number }[]): boolean =>
  parts.every(({ enumValue, percentage }) => percentage === 0 || enumValue === careerCategories.personal);
