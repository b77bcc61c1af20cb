import { careerCategories } from '@phila/contract/calls';

/** The four levels of strength, one for each quarter of the percentage (specification: career, "Overview"). */
export const bands = [
  { name: 'red', words: 'Needs work' },
  { name: 'orange', words: 'Started' },
  { name: 'yellow', words: 'Good' },
  { name: 'green', words: 'Strong' },
] as const;

/**
 * The index of a percentage's level: 0 (red) below 25, 1 (orange) below 50, 2 (yellow) below 75, otherwise 3 (green).
 * Null at 0: nothing was earned yet, so no segment is filled and nothing is called weak.
 */
export const bandOf = (percentage: number): number | null =>
  percentage <= 0 ? null : Math.min(bands.length - 1, Math.floor(percentage / 25));

/** Whether all four segments of it are filled. */
export const isStrong = (percentage: number): boolean => bandOf(percentage) === bands.length - 1;

/**
 * Whether nothing is known of what the person did and can do. Who they are does not count: a sign-up or an employer
 * brings a name, a number and an address, and a share of filled fields would call that a beginning.
 */
export const isBlank = (parts: readonly { enumValue: number; percentage: number }[]): boolean =>
  parts.every(({ enumValue, percentage }) => percentage === 0 || enumValue === careerCategories.personal);
