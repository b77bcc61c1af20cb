import * as z from 'zod/mini';
import { askedPermission } from '../access.ts';
import { exposed } from '../addresses.ts';

/** Entry of the avatar menu that opens a module. The module gets `{ area, onClose }`. */
export const avatarEntry = z.strictObject({
  slot: z.literal('avatar'),
  /** Name for screen readers and the fault panel. */
  title: z.string(),
  /** Exposed module; its default export renders when the entry is chosen. */
  module: exposed,
  /** Lower comes first, across remotes; ties by title. */
  order: z.number(),
  /** Hides it from people without this permission: `may('shop.orders.read')`. */
  access: z.optional(askedPermission),
});
