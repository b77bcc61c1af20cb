import * as z from 'zod/mini';
import { type Rule, rule } from './rule.ts';
import { length } from './text.ts';

/** Names of numbered school years and their highest number: standards until 1997, forms in neighbouring countries. */
const HIGHEST: readonly (readonly [RegExp, number])[] = [
  [/^(?:(?:grade|graad|gr\.?|ibanga|kereiti|mphato)\s*)?(\d+)$/i, 12],
  [/^(?:standard|standerd|std\.?|st\.?)\s*(\d+)$/i, 10],
  [/^form\s*(\d+)$/i, 6],
  [/^n\s*(\d+)$/i, 6],
  [/^nqf\s*(?:level\s*)?(\d+)$/i, 4],
];

const exists = (value: string): boolean => {
  if (!/\d/.test(value)) return /\p{L}/u.test(value);
  return HIGHEST.some(([shape, highest]) => {
    const number = shape.exec(value.trim())?.[1];
    return number !== undefined && Number(number) >= 1 && Number(number) <= highest;
  });
};

/**
 * Highest grade passed, of 1 to 20 characters: a grade from 1 to 12 with or without the word, an older standard, or a
 * name without a number such as Matric (specification: career, "Secondary education").
 */
export const schoolGrade = (message: string): Rule<string, true> => {
  const text = length(1, 20, message);
  return rule(
    text.schema.check(
      z.refine<string>(
        (value) => value.length > 20 || value.trim() === '' || exists(value),
        'There is no such grade. Please enter one such as Grade 12, Std 10 or Matric.',
      ),
    ) as typeof text.schema,
  );
};
