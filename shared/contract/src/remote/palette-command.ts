import * as z from 'zod/mini';
import { askedPermission } from './access.ts';
import { target } from './addresses.ts';

/** A command of the palette of administration: words that lead somewhere, found by typing a part of them. */
export const paletteCommand = z.strictObject({
  /** What it does, a verb first: `Print labels`. */
  text: z.string(),
  /** The page that it leads to, with what it opens there: `/admin/letters?row=new`. */
  to: target,
  /** Further words that it is found by: `sticker address`. */
  words: z.optional(z.string()),
  /** An icon's name (`iconNames`), or the path data of a drawing of the remote's own on a grid of 24. */
  icon: z.string(),
  /** Lower comes first, across remotes. */
  order: z.number(),
  /** Shown only to those with this permission; the page and the service decide for themselves. */
  access: askedPermission,
});

export type PaletteCommand = z.output<typeof paletteCommand>;
