import * as z from 'zod/mini';
import { call } from '../../call.ts';

const part = z.object({
  enumValue: z.int(),
  /** Whole percent, as in `/Overview/my-career/{id}`. */
  percentage: z.int(),
  /** Most helpful next step, with the page that opens its form; null if complete. */
  advice: z.nullable(z.object({ text: z.string(), to: z.string() })),
});

/** Beyond the specification: returns the whole overview at once (specification: career, "Overview"). */
export const careerStrength = call({
  method: 'GET',
  path: '/Overview/my-career-strength',
  access: 'person',
  summary: "How strong the person's CV is: each part of the career, and what would help it most.",
  value: z.object({
    /** Mean of the six parts, not rounded. */
    careerAverage: z.number(),
    parts: z.array(part),
  }),
});
export type CareerStrength = z.output<(typeof careerStrength)['value']>;
