import * as z from 'zod';

// Keeps zod from compiling code from text: the site's policy forbids it, and the browser would report each try.
z.config({ jitless: true });

/** The fields of a journey, and their rules. */
export const journey = z.object({
  place: z.string('Where to?').trim().min(2, 'Where to?'),
  leaves: z.string('When do you leave?'),
});

export type Journey = z.infer<typeof journey>;

/** Gives the message of each wrong field, in the shape that react-final-form takes. */
export const faultsOf = (values: Partial<Journey>): Partial<Record<keyof Journey, string>> => {
  const { error } = journey.safeParse(values);
  if (error === undefined) return {};
  const { fieldErrors } = z.flattenError(error);
  return Object.fromEntries(Object.entries(fieldErrors).map(([field, [sentence]]) => [field, sentence]));
};
