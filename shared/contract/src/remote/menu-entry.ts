import * as z from 'zod/mini';
import { askedPermission } from './access.ts';
import { target } from './addresses.ts';

/** A link in one of the menus of the shell. */
export const menuEntry = z
  .strictObject({
    /**
     * `public`: the top navigation, grouped; `products`: the mobile products menu; `portal`: the left navigation and
     * the tabs of an area; `admin`: the administrator's navigation; `footer-links` and `footer-anchors`:
     * the two lists of the footer; `quick`: tiles of the widget drawer; `avatar`: links in the person's own menu.
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
    /** A page of this remote or of another one, a file with `download`, or an https address. */
    to: target,
    /**
     * `public`: the dropdown it is listed in (`SERVICES`); `portal` and `admin`: the `to` of the entry it is listed below;
     * `admin`: or the heading that it stands below with others (`Shop`).
     */
    group: z.optional(z.string()),
    /**
     * `portal`: the tab of its area that it stands in, together with the other entries that name it; default: a tab by
     * itself, under its label. `false`: no tab leads to it, as to the cart, which is in the header.
     */
    tab: z.optional(z.union([z.string(), z.literal(false)])),
    /** An icon's name (`iconNames`), or the path data of a drawing of the remote's own on a grid of 24: `M4 7h16`. */
    icon: z.optional(z.string()),
    /** Lower comes first, across remotes; ties by label. */
    order: z.number(),
    /**
     * `portal`: the page that a person without another destination is shown after signing in. One entry of the whole
     * site has it; `order` never decides where people land while that entry's remote is there.
     */
    landing: z.optional(z.boolean()),
    opensNewTab: z.optional(z.boolean()),
    /** `avatar`: shown only to a person who has several profiles, or a record supplied by an employer. */
    when: z.optional(z.enum(['several-profiles', 'employer-record'])),
    /** Shown only to those with this permission: `may('shop.catalogue.write')`. A page's own access counts as well. */
    access: z.optional(askedPermission),
    /** `admin`: a tile of the first page of administration as well, for those with `access`. */
    tile: z.optional(
      z.strictObject({
        /** Counts the rows of a resource, in its words: `12 products`. */
        counts: z.optional(
          z.strictObject({
            resource: z.string(),
            one: z.string(),
            several: z.string(),
            /** Of `one`, where it does not follow from the first letter. */
            article: z.optional(z.enum(['a', 'an'])),
          }),
        ),
        /** A sentence below the label, where nothing is counted. */
        text: z.optional(z.string()),
      }),
    ),
    /** A file to be saved rather than a page to be shown. */
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
