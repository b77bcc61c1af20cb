import * as z from 'zod/mini';
import { area, exposed } from '../addresses.ts';

/** Moving line of text above the page. */
export const ticker = z.strictObject({
  slot: z.literal('ticker'),
  /** Name for screen readers and the fault panel. */
  title: z.string(),
  /** Exposed module; its default export renders with `{ area }`. */
  module: exposed,
  /** Lower comes first, across remotes; ties by title. */
  order: z.number(),
  /** The areas that show it; default: all. */
  areas: z.optional(z.array(area)),
});
