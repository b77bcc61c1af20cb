import * as z from 'zod/mini';
import { exposed } from '../addresses.ts';

/** The cart of the portal's header, with its count. */
export const cartButton = z.strictObject({
  slot: z.literal('cart'),
  /** What is read out and what the fault panel names. */
  title: z.string(),
  /** The exposed module; its default export is rendered with `{ area }`. */
  module: exposed,
  /** Lower comes first, across remotes; ties by title. */
  order: z.number(),
});
