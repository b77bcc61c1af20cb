import * as z from 'zod/mini';
import { askedPermission } from '../access.ts';
import { area, exposed } from '../addresses.ts';

/** Dashboard card, shown below the cards of My Details. */
export const dashboardCard = z.strictObject({
  slot: z.literal('dashboard'),
  /** Name for screen readers and the fault panel. */
  title: z.string(),
  /** Exposed module; its default export renders with `{ area }`. */
  module: exposed,
  /** Lower comes first, across remotes; ties by title. */
  order: z.number(),
  /** Hides it from people without this permission: `may('shop.orders.read')`. */
  access: z.optional(askedPermission),
  /** Areas that show it; default: all. */
  areas: z.optional(z.array(area)),
});
