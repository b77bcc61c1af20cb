import * as z from 'zod/mini';
import { askedPermission } from './access.ts';
import { area, exposed, target } from './addresses.ts';

/** A button of the portal's side panel (specification: shell). Exactly one of `to` and `module` is given. */
export const sidePanelAction = z.strictObject({
  /** The areas (first path segments, `/career`) that show the button. */
  areas: z.array(area),
  text: z.string(),
  toolTip: z.string(),
  /** An icon's name (`iconNames`), or the path data of a drawing of the remote's own on a grid of 24. */
  icon: z.string(),
  /** Lower comes first, across remotes; ties by text. */
  order: z.number(),
  /** Another order in some of the areas: `{ '/career': 40 }`. */
  orderIn: z.optional(z.record(area, z.number())),
  /** The page that the button leads to … */
  to: z.optional(target),
  /** … or the exposed module that it opens: a component taking `{ area, onClose }`. */
  module: z.optional(exposed),
  /** Shown only to those with this permission. A page's own access counts as well. */
  access: z.optional(askedPermission),
  /** Paths on which the button is not shown, with `overview` standing for every overview page. */
  hiddenAt: z.optional(
    z.array(z.string().check(z.regex(/^(?:overview|\/.*)$/, "A place is a path from '/' on, or 'overview'"))),
  ),
});

export type SidePanelEntry = z.output<typeof sidePanelAction>;
