import * as z from 'zod';

// The site's policy lets nothing compile code from text: zod is told not to try, which the browser would report.
z.config({ jitless: true });

/** What a person says of a journey. */
export const journey = z.object({
  place: z.string('Where to?').trim().min(2, 'Where to?'),
  leaves: z.string('When do you leave?'),
});

export type Journey = z.infer<typeof journey>;

/** The sentence for each field that is wrong, as react-final-form takes it. */
export const faultsOf = (values: Partial<Journey>): Partial<Record<keyof Journey, string>> => {
  const { error } = journey.safeParse(values);
  if (error === undefined) return {};
  const { fieldErrors } = z.flattenError(error);
  return Object.fromEntries(Object.entries(fieldErrors).map(([field, [sentence]]) => [field, sentence]));
};
