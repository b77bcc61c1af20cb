import * as z from 'zod/mini';
import { area, exposed } from '../addresses.ts';

/** A section of the public landing page. */
export const landingSection = z.strictObject({
  slot: z.literal('landing'),
  /** What is read out and what the fault panel names. */
  title: z.string(),
  /** The exposed module; its default export is rendered with `{ area }`. */
  module: exposed,
  /** Lower comes first, across remotes; ties by title. */
  order: z.number(),
  /** The areas that show it; default: all. */
  areas: z.optional(z.array(area)),
});
