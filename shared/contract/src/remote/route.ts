import * as z from 'zod/mini';
import { routeAccess } from './access.ts';
import { path, readPath } from './addresses.ts';

export const layouts = ['public', 'centred', 'portal', 'admin'] as const;

/** An address of the site and the page that is shown there. Exactly one of `page` and `redirect` is given. */
export const route = z
  .strictObject({
    /** `/offers/product/:productId`; `/*` at the end covers everything below. */
    path,
    layout: z.enum(layouts),
    access: routeAccess,
    title: z.string(),
    /**
     * What a search engine writes below the title, of a page for everyone: what one finds there, in 50 to 160 letters.
     * The service writes it into the document; the registry of the page leaves it out.
     */
    description: z.optional(
      z
        .string()
        .check(
          z.minLength(50, 'A description has 50 to 160 letters'),
          z.maxLength(160, 'A description has 50 to 160 letters'),
        ),
    ),
    /**
     * A page for everyone that search engines leave out of their lists, because it is another one for each visitor: a
     * cart, or what a mailed link leads to. A page for everyone without a description is left out as well.
     */
    unlisted: z.optional(z.boolean()),
    /**
     * The page that is shown, by its name in the remote's `pages` or that of a section. It is also the name of the
     * page's chunk, so that the build can list the files that the route needs and the document can preload them.
     */
    page: z.optional(z.string().check(z.regex(/^[a-z0-9-]+$/, 'A page is named in lower case, with dashes'))),
    /** Another path of the same remote that this address leads to, without an entry in the browser's history. */
    redirect: z.optional(path),
    /**
     * What the page reads first, as paths of GET calls without parameters: the shell requests them while the page's
     * code is loading. One with a query, be it an empty one, is requested where the address itself has none.
     */
    prefetch: z.optional(z.array(readPath)),
    /** Leaves the page out of the breadcrumb; product pages, for example. */
    hiddenFromBreadcrumb: z.optional(z.boolean()),
    /** The last two authentication pages show no logo (specification: accounts). */
    hiddenLogo: z.optional(z.boolean()),
    /** Pages that show rings of completion (specification: shell): the caption and Fast Track follow from it. */
    overview: z.optional(z.boolean()),
    /** The page adds buttons to the side panel: its room is kept from the start, so that the page does not jump. */
    sidePanelActions: z.optional(z.boolean()),
    /**
     * A page that one comes to on the way to something, such as a cart or an order: the way back stands in place of the
     * area's tabs, by its name (specification: shell).
     */
    back: z.optional(z.strictObject({ to: path, text: z.string() })),
    /** The page has a wide table: the side panel leaves it its room on all but the widest screens. */
    wide: z.optional(z.boolean()),
  })
  .check(
    z.refine(({ page, redirect }) => (page === undefined) !== (redirect === undefined), {
      error: 'A route names either the page it shows or the path it redirects to',
    }),
  );

export type RemoteRoute = z.output<typeof route>;
export type Layout = (typeof layouts)[number];
