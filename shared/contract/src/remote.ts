import * as z from 'zod/mini';

/**
 * What a remote declares in its `remote.ts`: everything the shell needs to paint chrome, guard and menus before any
 * of the remote's code has come. Checked here, written into the build as `remote.json`, listed by the registry.
 */

const path = z.string().check(z.regex(/^\/[A-Za-z0-9/_:*-]*$/, 'A path starts with / and holds no spaces'));
/** A path with an optional place on the page to scroll to: `/contactUs#values`; or an address on another site. */
const target = z
  .string()
  .check(z.regex(/^(\/|https:\/\/)/, 'A target is a path of the site or an https address'));
/** The name of a module that the remote's build exposes, such as `./attach-file`. */
const exposed = z.string().check(z.regex(/^\.\/[a-z0-9-]+$/, 'A module is named like ./attach-file'));

export const layouts = ['public', 'centred', 'portal', 'admin'] as const;

const route = z.strictObject({
  /** `/offers/product/:productId`; `/*` at the end covers what lies below. */
  path,
  layout: z.enum(layouts),
  access: z.enum(['anyone', 'person', 'administrator']),
  title: z.string(),
  /**
   * The page that it shows, by the name that the remote's `pages` gives it; that is the name of its chunk as well, so
   * the build can tell which files the route needs and the page can preload them.
   */
  page: z.string().check(z.regex(/^[a-z0-9-]+$/, 'A page is named in lower case, with dashes')),
  /**
   * What the page reads first, as paths of the contract's reads that take nothing: the shell asks for them while the
   * page's code still comes, so that their answers are there with it.
   */
  ahead: z.optional(
    z.array(z.string().check(z.regex(/^\/[A-Za-z/-]+$/, 'A read without parameters, as its path says it'))),
  ),
  /** Product pages and the like have no place in the breadcrumb. */
  hiddenFromBreadcrumb: z.optional(z.boolean()),
  /** The last two authentication pages show no logo (seeds 1 §2.1). */
  hiddenLogo: z.optional(z.boolean()),
  /** Pages that show rings of completion (seeds 1 §2.6): the caption and Fast Track follow from it. */
  overview: z.optional(z.boolean()),
});

const navigationEntry = z.strictObject({
  /**
   * `public`: the top navigation, grouped; `products`: the mobile products menu; `portal`: the left navigation, the
   * tabs on mobile and the bottom bar; `admin`: the administrator's navigation; `footer-links` and `footer-anchors`:
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
  to: target,
  /** `public`: the dropdown it stands in (`SERVICES`); `portal`: the `to` of the area it is a section of. */
  group: z.optional(z.string()),
  /** One of the shell's icon names. */
  icon: z.optional(z.string()),
  /** Lower comes first, across remotes; ties by label. */
  order: z.number(),
  opensNewTab: z.optional(z.boolean()),
  /** `avatar`: shown only to somebody with several profiles, or about whom an employer has supplied a record. */
  when: z.optional(z.enum(['several-profiles', 'employer-record'])),
  /** A file to be saved rather than a page to be shown. */
  download: z.optional(z.boolean()),
});

const sidePanelAction = z.strictObject({
  /** The areas (first path segments, `/career`) that show the button. */
  areas: z.array(path),
  text: z.string(),
  toolTip: z.string(),
  icon: z.string(),
  order: z.number(),
  /** Goes there … */
  to: z.optional(target),
  /** … or opens what this exposed module renders: a component taking `{ area, onClose }`. */
  module: z.optional(exposed),
  /** Paths on which the button is not shown, with `overview` standing for every overview page. */
  hiddenAt: z.optional(z.array(z.string())),
});

const widget = z.strictObject({
  /** `dashboard`, `landing` (sections of the landing page), `avatar` (entries of the avatar menu), `ticker`, `banner`, `cart`, `header` (small tools of the portal's header). */
  slot: z.enum(['dashboard', 'landing', 'avatar', 'ticker', 'banner', 'cart', 'header', 'overview']),
  title: z.string(),
  module: exposed,
  order: z.number(),
  areas: z.optional(z.array(path)),
});

export const remoteDeclaration = z.strictObject({
  /** Short and plain: `details`. It names the folder `mfe-details`, the container and the address. */
  name: z.string().check(z.regex(/^[a-z][a-z0-9-]*$/, 'A name is lower case, with dashes')),
  /** What a person calls it, for the panel that says that this part of the site cannot be shown. */
  title: z.string(),
  /** The squad to speak to. */
  owner: z.string(),
  /** The platform versions it runs on, as a semver range: `^1.0.0`. */
  platform: z.string(),
  routes: z.array(route),
  navigation: z._default(z.array(navigationEntry), []),
  sidePanel: z._default(z.array(sidePanelAction), []),
  widgets: z._default(z.array(widget), []),
});

export type RemoteDeclaration = z.output<typeof remoteDeclaration>;
export type RemoteRoute = RemoteDeclaration['routes'][number];
export type NavigationEntry = RemoteDeclaration['navigation'][number];
export type SidePanelEntry = RemoteDeclaration['sidePanel'][number];
export type WidgetEntry = RemoteDeclaration['widgets'][number];
export type Layout = (typeof layouts)[number];
