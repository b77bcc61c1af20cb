import * as z from 'zod/mini';
import { askedPermission } from '../access.ts';
import { area, exposed } from '../addresses.ts';

/** What is shown beside an overview page, such as the ring of completion. */
export const overviewWidget = z.strictObject({
  slot: z.literal('overview'),
  /** What is read out and what the fault panel names. */
  title: z.string(),
  /** The exposed module; its default export is rendered with `{ area }`. */
  module: exposed,
  /** Lower comes first, across remotes; ties by title. */
  order: z.number(),
  /** Shown only to those with this permission: `may('shop.orders.read')`. */
  access: z.optional(askedPermission),
  /** The areas whose overview shows it; default: all. */
  areas: z.optional(z.array(area)),
});
