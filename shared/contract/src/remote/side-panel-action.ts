import * as z from 'zod/mini';
import { askedPermission } from './access.ts';
import { area, exposed, target } from './addresses.ts';

/** Button of the portal's side panel (specification: shell). Exactly one of `to` and `module` is given. */
export const sidePanelAction = z.strictObject({
  /** Areas (first path segments, `/career`) that show the button. */
  areas: z.array(area),
  text: z.string(),
  toolTip: z.string(),
  /** Icon name (`iconNames`), or path data of a drawing of the remote's own on a grid of 24. */
  icon: z.string(),
  /** Lower comes first, across remotes; ties by text. */
  order: z.number(),
  /** Order in particular areas: `{ '/career': 40 }`. */
  orderIn: z.optional(z.record(area, z.number())),
  /** Page to open. */
  to: z.optional(target),
  /** Exposed module to open: a component taking `{ area, onClose }`. */
  module: z.optional(exposed),
  /** Hides it from people without this permission. The page's own access applies too. */
  access: z.optional(askedPermission),
  /** Paths without the button; `overview` means every overview page. */
  hiddenAt: z.optional(
    z.array(z.string().check(z.regex(/^(?:overview|\/.*)$/, "A place is a path from '/' on, or 'overview'"))),
  ),
});

export type SidePanelEntry = z.output<typeof sidePanelAction>;
