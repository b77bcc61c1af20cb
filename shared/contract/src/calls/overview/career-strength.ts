import * as z from 'zod/mini';
import { call } from '../../call.ts';

const part = z.object({
  enumValue: z.int(),
  /** Whole percent, as `/Overview/my-career/{id}` has it. */
  percentage: z.int(),
  /** The one thing that would help most, and the page that opens its form; null where nothing is left to say. */
  advice: z.nullable(z.object({ text: z.string(), to: z.string() })),
});

/** Beyond the specification: the whole overview in one reply (specification: career, "Overview"). */
export const careerStrength = call({
  method: 'GET',
  path: '/Overview/my-career-strength',
  access: 'person',
  summary: "How strong the person's CV is: each part of the career, and what would help it most.",
  value: z.object({
    /** The mean of the six parts, not rounded. */
    careerAverage: z.number(),
    parts: z.array(part),
  }),
});
export type CareerStrength = z.output<(typeof careerStrength)['value']>;
