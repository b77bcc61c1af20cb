import * as z from 'zod/mini';
import { routeAccess } from '../access.ts';
import { area, exposed } from '../addresses.ts';

/** A small tool of the portal's header; 40 by 40 pixels are kept for it while it loads. */
export const headerTool = z.strictObject({
  slot: z.literal('header'),
  /** What is read out and what the fault panel names. */
  title: z.string(),
  /** The exposed module; its default export is rendered with `{ area }`. */
  module: exposed,
  /** Lower comes first, across remotes; ties by title. */
  order: z.number(),
  /** Shown only to those with this permission: `may('shop.orders.read')`; `administrator` is all with any permission. */
  access: z.optional(routeAccess),
  /** The areas that show it; default: all. */
  areas: z.optional(z.array(area)),
});
