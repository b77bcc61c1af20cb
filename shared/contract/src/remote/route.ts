import * as z from 'zod/mini';
import { routeAccess } from './access.ts';
import { path, readPath } from './addresses.ts';

export const layouts = ['public', 'centred', 'portal', 'admin'] as const;

/** Address of the site and its page. Exactly one of `page` and `redirect` is given. */
export const route = z
  .strictObject({
    /** `/offers/product/:productId`; `/*` at the end covers everything below. */
    path,
    layout: z.enum(layouts),
    access: routeAccess,
    title: z.string(),
    /**
     * Description for search engines, for public pages: the contents in 50 to 160 characters. The service writes it
     * into the document; the page's registry omits it.
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
     * Keeps a public page out of search engines, because it differs by visitor: a cart, or the target of a mailed link.
     * Public pages without a description are left out as well.
     */
    unlisted: z.optional(z.boolean()),
    /**
     * Page to show, by its name in the remote's `pages` or a section's name. Also names the page's chunk, so that the
     * build can list the route's files and the document can preload them.
     */
    page: z.optional(z.string().check(z.regex(/^[a-z0-9-]+$/, 'A page is named in lower case, with dashes'))),
    /** Another path of the same remote to replace this address with, leaving no history entry. */
    redirect: z.optional(path),
    /**
     * Reads of the page, as paths of GET calls without parameters. The shell requests them while the page's code loads.
     * A path with a query, even an empty one, is requested only if the address has no query.
     */
    prefetch: z.optional(z.array(readPath)),
    /** Hides the page from the breadcrumb, as for product pages. */
    hiddenFromBreadcrumb: z.optional(z.boolean()),
    /** Hides the logo, as on the last two authentication pages (specification: accounts). */
    hiddenLogo: z.optional(z.boolean()),
    /** Marks a page with completion rings (specification: shell): it gets the caption and Fast Track. */
    overview: z.optional(z.boolean()),
    /** Reserves room for buttons that the page adds to the side panel, so that the page does not jump. */
    sidePanelActions: z.optional(z.boolean()),
    /**
     * Link back. Replaces the area's tabs on a page within a process, such as a cart or an order (specification:
     * shell).
     */
    back: z.optional(z.strictObject({ to: path, text: z.string() })),
    /** Gives the room of the side panel to the page's wide table, except on the widest screens. */
    wide: z.optional(z.boolean()),
  })
  .check(
    z.refine(({ page, redirect }) => (page === undefined) !== (redirect === undefined), {
      error: 'A route names either the page it shows or the path it redirects to',
    }),
  );

export type RemoteRoute = z.output<typeof route>;
export type Layout = (typeof layouts)[number];

/** Layouts with nothing of the person in them. */
const FOR_EVERYONE: readonly Layout[] = ['public', 'centred'];

/** Tells if the service draws a route's page before its scripts run: everyone may open it, and it looks alike to all. */
export const isDrawnFirst = ({ access, layout, redirect }: RemoteRoute): boolean =>
  access === 'anyone' && FOR_EVERYONE.includes(layout) && redirect === undefined;
