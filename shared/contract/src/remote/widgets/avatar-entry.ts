import * as z from 'zod/mini';
import { askedPermission } from '../access.ts';
import { exposed } from '../addresses.ts';

/** An entry of the avatar menu that opens something: the module gets `{ area, onClose }`. */
export const avatarEntry = z.strictObject({
  slot: z.literal('avatar'),
  /** What is read out and what the fault panel names. */
  title: z.string(),
  /** The exposed module; its default export is rendered when the entry is chosen. */
  module: exposed,
  /** Lower comes first, across remotes; ties by title. */
  order: z.number(),
  /** Shown only to those with this permission: `may('shop.orders.read')`. */
  access: z.optional(askedPermission),
});
