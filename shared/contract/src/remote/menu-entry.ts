import * as z from 'zod/mini';
import { askedPermission } from './access.ts';
import { target } from './addresses.ts';

/** Link in one of the shell's menus. */
export const menuEntry = z
  .strictObject({
    /**
     * `public`: the top navigation, grouped; `products`: the mobile products menu; `portal`: the left navigation and an
     * area's tabs; `admin`: the administration menu; `footer-links` and `footer-anchors`: the two footer lists;
     * `quick`: tiles of the widget drawer; `avatar`: links in the person's own menu.
     */
    menu: z.enum([
      'public',
      'products',
      'portal',
      'admin',
      'footer-links',
      'footer-anchors',
      'quick',
      'avatar',
    ]),
    label: z.string(),
    /** Page of any remote, a file with `download`, or an https address. */
    to: target,
    /**
     * `public`: its dropdown (`SERVICES`); `portal` and `admin`: the `to` of its parent entry; `admin`: or a shared
     * heading (`Shop`).
     */
    group: z.optional(z.string()),
    /**
     * `portal`: name of the tab that it shares with other entries; default: a separate tab, under its label. `false`:
     * no tab, as for the cart, because it is in the header.
     */
    tab: z.optional(z.union([z.string(), z.literal(false)])),
    /** Icon name (`iconNames`), or path data of a drawing of the remote's own on a grid of 24: `M4 7h16`. */
    icon: z.optional(z.string()),
    /** Lower comes first, across remotes; ties by label. */
    order: z.number(),
    /**
     * `portal`: page shown after signing in without another destination. Only one entry of the site has it; `order` is
     * ignored while that entry's remote is present.
     */
    landing: z.optional(z.boolean()),
    opensNewTab: z.optional(z.boolean()),
    /** `avatar`: shown only to people with several profiles, or with a record from an employer. */
    when: z.optional(z.enum(['several-profiles', 'employer-record'])),
    /** `portal`: shown only to people whose organisation has a room for them. */
    needsEmployerRoom: z.optional(z.literal(true)),
    /**
     * Hides it from people without this permission: `may('shop.catalogue.write')`. The page's own access applies too.
     */
    access: z.optional(askedPermission),
    /** `admin`: adds a tile on the first page of administration, for people with `access`. */
    tile: z.optional(
      z.strictObject({
        /** Shows the number of a resource's rows, with these nouns: `12 products`. */
        counts: z.optional(
          z.strictObject({
            resource: z.string(),
            one: z.string(),
            several: z.string(),
            /** Article of `one`, if it does not follow from the first letter. */
            article: z.optional(z.enum(['a', 'an'])),
          }),
        ),
        /** Sentence below the label, if nothing is counted. */
        text: z.optional(z.string()),
      }),
    ),
    /** Downloads a file instead of opening a page. */
    download: z.optional(z.boolean()),
  })
  .check(
    z.refine(({ menu, group, to }) => menu === 'public' || group !== to, {
      path: ['group'],
      error: 'group is the entry itself (equal to "to"); leave group out for an entry at the top',
    }),
    z.refine(({ menu, tab }) => tab === undefined || menu === 'portal', {
      path: ['tab'],
      error: 'Only an entry of the portal menu stands in a tab',
    }),
    z.refine(({ menu, landing }) => landing !== true || menu === 'portal', {
      path: ['landing'],
      error: 'Only an entry of the portal menu can be the landing page',
    }),
    z.refine(({ menu, needsEmployerRoom }) => needsEmployerRoom === undefined || menu === 'portal', {
      path: ['needsEmployerRoom'],
      error: 'Only an entry of the portal menu can need a room of the employer',
    }),
    z.refine(
      ({ menu, tile, icon, access }) =>
        tile === undefined || (menu === 'admin' && icon !== undefined && access !== undefined),
      {
        path: ['tile'],
        error: 'Only an entry of the admin menu with "icon" and "access" has a tile',
      },
    ),
  );

export type NavigationEntry = z.output<typeof menuEntry>;
