import * as z from 'zod/mini';
import { exposed } from '../addresses.ts';

/** Cart in the portal's header, with its count. */
export const cartButton = z.strictObject({
  slot: z.literal('cart'),
  /** Name for screen readers and the fault panel. */
  title: z.string(),
  /** Exposed module; its default export renders with `{ area }`. */
  module: exposed,
  /** Lower comes first, across remotes; ties by title. */
  order: z.number(),
});
