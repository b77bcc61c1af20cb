import * as z from 'zod/mini';
import { area, exposed } from '../addresses.ts';

/** Picture across the page, above its content. */
export const banner = z.strictObject({
  slot: z.literal('banner'),
  /** Name for screen readers and the fault panel. */
  title: z.string(),
  /** Exposed module; its default export renders with `{ area }`. */
  module: exposed,
  /** Lower comes first, across remotes; ties by title. */
  order: z.number(),
  /** Areas that show it; default: all. */
  areas: z.optional(z.array(area)),
});
