import * as z from 'zod/mini';
import { routeAccess } from '../access.ts';
import { area, exposed } from '../addresses.ts';

/** Small tool in the portal's header; 40 by 40 pixels are reserved while it loads. */
export const headerTool = z.strictObject({
  slot: z.literal('header'),
  /** Name for screen readers and the fault panel. */
  title: z.string(),
  /** Exposed module; its default export renders with `{ area }`. */
  module: exposed,
  /** Lower comes first, across remotes; ties by title. */
  order: z.number(),
  /** Hides it from people without this permission: `may('shop.orders.read')`; `administrator` is any permission. */
  access: z.optional(routeAccess),
  /** Areas that show it; default: all. */
  areas: z.optional(z.array(area)),
});
