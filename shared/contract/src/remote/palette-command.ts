import * as z from 'zod/mini';
import { askedPermission } from './access.ts';
import { target } from './addresses.ts';

/** Palette command of administration: a link found by typing part of its words. */
export const paletteCommand = z.strictObject({
  /** Text, beginning with a verb: `Print labels`. */
  text: z.string(),
  /** Page to open, with state in the address: `/admin/letters?row=new`. */
  to: target,
  /** Extra search words: `sticker address`. */
  words: z.optional(z.string()),
  /** Icon name (`iconNames`), or path data of a drawing of the remote's own on a grid of 24. */
  icon: z.string(),
  /** Lower comes first, across remotes. */
  order: z.number(),
  /** Hides it from people without this permission; page and service check on their own. */
  access: askedPermission,
});

export type PaletteCommand = z.output<typeof paletteCommand>;
