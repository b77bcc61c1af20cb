import type { Registry, RemoteRoute } from '@phila/contract';
import { brand, documentTitle, findRoute } from '@phila/contract';
import escapeHtml from 'escape-html';
import { inlineJson } from './inline-json.ts';

/** A page that says what is found there, for everyone: it is what search engines are shown. */
const isShown = ({ layout, access, description, path }: RemoteRoute): boolean =>
  layout === 'public' && access === 'anyone' && description !== undefined && !/[:*]/.test(path);

/** The address that a page is known by, of several that show it: the first that its remote declares. */
const firstAddressOf = (routes: readonly RemoteRoute[], route: RemoteRoute): string =>
  routes.find(({ page, layout }) => page === route.page && layout === route.layout)?.path ?? route.path;

/** The addresses of the pages that search engines are shown, each page once. */
export const shownAddresses = (registry: Registry): string[] =>
  registry.remotes.flatMap(({ declaration: { routes } }) =>
    routes
      .filter((route) => isShown(route) && firstAddressOf(routes, route) === route.path)
      .map(({ path }) => path),
  );

const property = (name: string, content: string): string =>
  `<meta property="${name}" content="${escapeHtml(content)}">`;

/** What is known of the company and the site, as data for search engines (schema.org); the footer shows the same. */
const companyAndSite = (base: string): object[] => [
  {
    '@type': 'Organization',
    '@id': `${base}/#company`,
    name: brand.name,
    legalName: brand.company.legalName,
    url: `${base}/`,
    telephone: brand.phoneLink,
    email: brand.email,
    sameAs: brand.social.filter(({ hidden }) => !hidden).map(({ to }) => to),
  },
  { '@type': 'WebSite', name: brand.name, url: `${base}/`, publisher: { '@id': `${base}/#company` } },
];

/**
 * What the head of a page says to search engines and to those who share it: its address, or that it is not to be found.
 * The portal, the administration and addresses that no remote declares are kept out of their lists.
 * @param base where the site is read, without a slash at the end
 */
export const foundBySearch = (registry: Registry, pathname: string, base: string): string[] => {
  const found = findRoute(registry, pathname);
  if (found === null || found.route.access !== 'anyone') return ['<meta name="robots" content="noindex">'];
  const { route, remote } = found;
  if (!isShown(route)) return [];
  const path = firstAddressOf(remote.declaration.routes, route);
  const address = `${base}${path}`;
  const title = documentTitle(route.title, path);
  const graph =
    path === '/'
      ? companyAndSite(base)
      : [
          {
            '@type': 'BreadcrumbList',
            itemListElement: [
              { '@type': 'ListItem', position: 1, name: brand.name, item: `${base}/` },
              { '@type': 'ListItem', position: 2, name: route.title, item: address },
            ],
          },
        ];
  return [
    `<link rel="canonical" href="${escapeHtml(address)}">`,
    property('og:type', 'website'),
    property('og:site_name', brand.name),
    property('og:locale', 'en_ZA'),
    property('og:title', title),
    property('og:description', route.description ?? ''),
    property('og:url', address),
    `<script type="application/ld+json">${inlineJson({ '@context': 'https://schema.org', '@graph': graph })}</script>`,
  ];
};

/** `/sitemap.xml`: the pages that search engines are shown. */
export const sitemap = (registry: Registry, base: string): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...shownAddresses(registry).map((path) => `<url><loc>${escapeHtml(`${base}${path}`)}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n');

/** `/robots.txt` */
export const robots = (base: string): string =>
  ['User-agent: *', 'Disallow: /api/', '', `Sitemap: ${base}/sitemap.xml`, ''].join('\n');
