import type { PageHead, Registry, RemoteRoute } from '@phila/contract';
import { brand, documentTitle, findRoute, routeAt, SIGN_OUT_PATH } from '@phila/contract';
import escapeHtml from 'escape-html';
import type { PublishedPage } from '../core/published.ts';
import { inlineJson } from './inline-json.ts';
import { SHARE_SIZE, sharePicturePath } from './share-picture.ts';

/** True for a page that search engines may list: public, with a description. */
const isShown = ({ layout, access, description, unlisted, path }: RemoteRoute): boolean =>
  layout === 'public' &&
  access === 'anyone' &&
  description !== undefined &&
  unlisted !== true &&
  isOnePage(path);

const isOnePage = (path: string): boolean => !/[:*]/.test(path);

/** Internal pages, and a page shown only to some people. */
const UNLISTED = [SIGN_OUT_PATH, '/media-releases/:id/preview'].map((path) => ({ path }));

/**
 * Tells if search engines should leave out a public page because it differs by visitor, such as the cart or a mailed
 * link's page: its route says so, or has no description.
 */
export const isUnlisted = (registry: Registry, pathname: string): boolean => {
  const route = findRoute(registry, pathname)?.route;
  const saysNothing = route?.access === 'anyone' && route.description === undefined && isOnePage(route.path);
  return route?.unlisted === true || saysNothing || routeAt(UNLISTED, pathname) !== null;
};

/** The first declared of several addresses of a page. */
const firstAddressOf = (routes: readonly RemoteRoute[], route: RemoteRoute): string =>
  routes.find(({ page, layout }) => page === route.page && layout === route.layout)?.path ?? route.path;

/** The title of a listed page; null for others. */
export const shownTitle = (registry: Registry, pathname: string): string | null => {
  const route = findRoute(registry, pathname)?.route;
  return route !== undefined && isShown(route) ? documentTitle(route.title, route.path) : null;
};

/** The addresses of listed pages, each page once. */
export const shownAddresses = (registry: Registry): string[] =>
  registry.remotes.flatMap(({ declaration: { routes } }) =>
    routes
      .filter((route) => isShown(route) && firstAddressOf(routes, route) === route.path)
      .map(({ path }) => path),
  );

/** Names the canonical address of a page. */
const canonical = (address: string): string => `<link rel="canonical" href="${escapeHtml(address)}">`;

const property = (name: string, content: string): string =>
  `<meta property="${name}" content="${escapeHtml(content)}">`;

/** Describes the company to search engines (schema.org), as the footer does. */
const company = (base: string): object => ({
  '@type': 'Organization',
  '@id': `${base}/#company`,
  name: brand.name,
  legalName: brand.company.legalName,
  url: `${base}/`,
  address: brand.address.join(', '),
  telephone: brand.phoneLink,
  email: brand.email,
  sameAs: brand.social.filter(({ hidden }) => !hidden).map(({ to }) => to),
});

const site = (base: string): object => ({
  '@type': 'WebSite',
  name: brand.name,
  url: `${base}/`,
  publisher: { '@id': `${base}/#company` },
});

/**
 * The page with all particulars that section 43(1) of the ECT Act requires of a supplier
 * (mfe-public/src/terms-and-conditions).
 */
const PARTICULARS = '/terms-and-conditions';

/** Describes the company with its particulars, only on that page. */
const companyWithParticulars = (base: string): object => ({
  ...company(base),
  identifier: {
    '@type': 'PropertyValue',
    name: 'Registration number',
    value: brand.company.registrationNumber,
  },
  vatID: brand.company.vatNumber,
});

/** Describes a listed page beyond its title and description. */
const factsOf = (base: string, path: string, title: string): object[] =>
  path === '/'
    ? [company(base), site(base)]
    : [wayTo(base, [{ name: title, path }]), ...(path === PARTICULARS ? [companyWithParticulars(base)] : [])];

const dataOf = (graph: readonly object[]): string =>
  `<script type="application/ld+json">${inlineJson({ '@context': 'https://schema.org', '@graph': graph })}</script>`;

/** Breadcrumbs from the landing page. */
const wayTo = (base: string, steps: readonly { name: string; path: string }[]): object => ({
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: brand.name, path: '/' }, ...steps].map(({ name, path }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name,
    item: `${base}${path}`,
  })),
});

interface Shared {
  type: 'website' | 'article';
  title: string;
  description: string;
  address: string;
  /** The page's picture, of `SHARE_SIZE`. */
  picture: string;
}

/** Writes a page's canonical address and its link preview. */
const shared = ({ type, title, description, address, picture }: Shared): string[] => [
  canonical(address),
  property('og:type', type),
  property('og:site_name', brand.name),
  property('og:locale', 'en_ZA'),
  property('og:title', title),
  property('og:description', description),
  property('og:url', address),
  property('og:image', picture),
  property('og:image:width', String(SHARE_SIZE.width)),
  property('og:image:height', String(SHARE_SIZE.height)),
  property('og:image:alt', title),
  '<meta name="twitter:card" content="summary_large_image">',
];

/**
 * Tells search engines and link previews the page's address, or not to list it: portal, administration and undeclared
 * addresses are left out.
 * @param base the site's address, without a final slash
 * @param head the single thing on the page, if any
 */
export const foundBySearch = (
  registry: Registry,
  pathname: string,
  base: string,
  head: PageHead | null = null,
): string[] => {
  const found = findRoute(registry, pathname);
  if (found === null || found.route.access !== 'anyone' || isUnlisted(registry, pathname))
    return ['<meta name="robots" content="noindex">'];
  const { route, remote } = found;
  if (head !== null) return saidOf(head, registry, base);
  // Sign-in pages have one address, whatever the query says about returning.
  if (!isShown(route)) return !isOnePage(route.path) ? [] : [canonical(`${base}${route.path}`)];
  const path = firstAddressOf(remote.declaration.routes, route);
  const address = `${base}${path}`;
  const title = documentTitle(route.title, path);
  return [
    ...shared({
      type: 'website',
      title,
      description: route.description ?? '',
      address,
      picture: `${base}${sharePicturePath(path)}`,
    }),
    dataOf(factsOf(base, path, route.title)),
  ];
};

/** Describes a published thing, with breadcrumbs through its list. */
const saidOf = (
  { title, description, path, list, image, data }: PageHead,
  registry: Registry,
  base: string,
): string[] => {
  const address = `${base}${path}`;
  const listed = findRoute(registry, list)?.route;
  const picture = image === null ? null : new URL(image, `${base}/`).href;
  return [
    ...shared({ type: 'article', title, description, address, picture: `${base}${sharePicturePath(path)}` }),
    dataOf([
      {
        ...data,
        url: address,
        description,
        ...(picture === null ? {} : { image: picture }),
        publisher: { '@type': 'Organization', '@id': `${base}/#company`, name: brand.name },
      },
      wayTo(base, [
        ...(listed === undefined ? [] : [{ name: listed.title, path: list }]),
        { name: title, path },
      ]),
    ]),
  ];
};

/** Writes a page's entry in the list. */
const listed = (address: string, changedAt: Date | null): string =>
  `<url><loc>${escapeHtml(address)}</loc>${changedAt === null ? '' : `<lastmod>${changedAt.toISOString()}</lastmod>`}</url>`;

/**
 * `/sitemap.xml`: listed pages, and published ones that a remote shows.
 * @param changed when each remote's release was installed, by the remote's name
 */
export const sitemap = (
  registry: Registry,
  base: string,
  published: readonly PublishedPage[] = [],
  changed: ReadonlyMap<string, Date> = new Map(),
): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...shownAddresses(registry).map((path) =>
      listed(`${base}${path}`, changed.get(findRoute(registry, path)?.remote.name ?? '') ?? null),
    ),
    ...published
      .filter(({ path }) => findRoute(registry, path)?.route.access === 'anyone')
      .map(({ path, changedAt }) => listed(`${base}${path}`, changedAt)),
    '</urlset>',
    '',
  ].join('\n');

/** `/robots.txt`: of the service, only the pictures that structured data and pages name. */
export const robots = (base: string): string =>
  [
    'User-agent: *',
    'Allow: /api/v1/Image/file/',
    'Disallow: /api/',
    '',
    `Sitemap: ${base}/sitemap.xml`,
    '',
  ].join('\n');
