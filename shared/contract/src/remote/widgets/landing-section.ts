import * as z from 'zod/mini';
import { area, exposed } from '../addresses.ts';

/** Section of the public landing page. */
export const landingSection = z.strictObject({
  slot: z.literal('landing'),
  /** Name for screen readers and the fault panel. */
  title: z.string(),
  /** Exposed module; its default export renders with `{ area }`. */
  module: exposed,
  /** Lower comes first, across remotes; ties by title. */
  order: z.number(),
  /** Areas that show it; default: all. */
  areas: z.optional(z.array(area)),
});
