import type { Registry, RegistryEntry, SiteRegistry } from '@phila/contract';
import type { OrganisationColours } from '@phila/contract/palette';
import {
  awayAt,
  brand,
  documentTitle,
  findRoute,
  matchPath,
  NOT_FOUND,
  SIGN_OUT_PATH,
} from '@phila/contract';
import type { DrawnPage } from './drawing/drawn-pages.ts';
import { foundBySearch } from './found-by-search.ts';
import escapeHtml from 'escape-html';
import { belowFloor } from './below-floor.ts';
import { MARK_BELOW_FLOOR } from './mark-below-floor.ts';
import { firstFooter } from './first-footer.ts';
import { firstHeader } from './first-header.ts';
import { importMapOf } from './import-map.ts';
import { inlineJson } from './inline-json.ts';
import type { Override } from './override.ts';
import { chromeOf } from './organisation-style.ts';
import type { InlineStyle } from './organisation-style.ts';
import { layoutOfArea } from './layout-of-area.ts';
import { entriesOf } from './menu-entries.ts';
import type { Shell } from './shell.ts';
import { withoutFiles } from './release-files.ts';

/** Small files at fixed addresses, linked if the shell's build has them. */
const FIXED_LINKS: Record<string, string> = {
  'favicon.svg': '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
  'apple-touch-icon.png': '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
  'manifest.webmanifest': '<link rel="manifest" href="/manifest.webmanifest">',
};

/** A file to fetch early; `integrity` must equal that of the element that uses it. */
interface Preload {
  href: string;
  as: 'script' | 'style' | 'font';
  integrity: string | undefined;
  /** Fetched by the first script (shell/src/federation/preload.ts), while the network is idle. */
  isLater?: boolean;
  /** Modules are fetched differently from scripts, so preloaded as modules. */
  isModule?: boolean;
}

/** The folder of the shell's own files: on this site, or on its development server. */
const baseOf = (origin: string | undefined): string => `${origin ?? ''}/`;

const kindOf = (file: string): Preload['as'] | null => {
  if (file.endsWith('.js')) return 'script';
  if (file.endsWith('.css')) return 'style';
  return file.endsWith('.woff2') ? 'font' : null;
};

const preload = (
  base: string,
  file: string,
  integrity?: Record<string, string>,
  type: RegistryEntry['type'] = 'global',
): Preload[] => {
  const as = kindOf(file);
  const isModule = type === 'module' && as === 'script';
  return as === null
    ? []
    : [{ href: base + file, as, integrity: integrity?.[file], ...(isModule && { isModule }) }];
};

/** The host's component for lists that open a row by the query. */
const LIST = '@phila/ui/resource-screen';

/**
 * Tells if an address opens a row beside its list: by `row`, or by an unlisted path of the same page
 * (`/admin/create-org-structures`).
 */
export const opensRow = (registry: Registry, pathname: string, query: URLSearchParams): boolean => {
  const found = findRoute(registry, pathname);
  if (found === null) return false;
  const { route, remote } = found;
  const isInMenu = remote.declaration.navigation.some(({ to }) => to === route.path);
  return (query.has('row') || !isInMenu) && (remote.shares[route.path] ?? []).includes(LIST);
};

/**
 * Lists the files that an address needs beyond the shell's first files, each once, so that the browser fetches all at
 * once: the layout's chunks, the remote's entry and page, the host's files that these import, and the files of an open
 * row.
 */
export const preloadsOf = (shell: Shell, registry: Registry, pathname: string, hasRow = false): Preload[] => {
  const found = findRoute(registry, pathname);
  const layout = found?.route.layout ?? layoutOfArea(registry, pathname);
  // A development server's files have another origin and change constantly, so are not preloaded.
  if (shell.origin !== undefined) return [];
  const first = new Set([...shell.scripts, ...shell.styles]);
  const hostFiles = [
    ...(shell.preload[layout] ?? []),
    ...(found === null ? [] : (found.remote.shares[found.route.path] ?? [])).flatMap(
      (key) => shell.provides[key] ?? [],
    ),
  ].filter((file) => !first.has(file));
  const rowFiles = (hasRow ? shell.openedRow : []).filter(
    (file) => !first.has(file) && !hostFiles.includes(file),
  );
  const remoteFiles =
    found === null ? [] : [found.remote.entry, ...(found.remote.preload[found.route.path] ?? [])];
  const all = [
    ...shell.fonts.flatMap((file) => preload('/', file)),
    ...hostFiles.flatMap((file) => preload('/', file, shell.integrity)),
    ...rowFiles.flatMap((file) =>
      preload('/', file, shell.integrity).map((one) => ({ ...one, isLater: true })),
    ),
    ...(found === null
      ? []
      : remoteFiles.flatMap((file) =>
          preload(found.remote.base, file, found.remote.integrity, found.remote.type),
        )),
  ];
  return [...new Map(all.map((one) => [one.href, one])).values()];
};

/** Fonts and scripts are fetched in the mode `cors`; a preload must say so, or they load twice. */
const crossOrigin = (as: Preload['as']): string => (as === 'style' ? '' : ' crossorigin');

const preloadTag = ({ href, as, integrity, isModule, isLater = false }: Preload): string =>
  `<link ${isLater ? 'data-later' : `rel="${isModule === true ? 'modulepreload' : 'preload'}"`} as="${as}" href="${escapeHtml(href)}"${as === 'font' ? ' type="font/woff2"' : ''}${crossOrigin(as)}` +
  `${integrity === undefined ? '' : ` integrity="${escapeHtml(integrity)}"`}>`;

const styleTag = ({ href, integrity }: Preload): string =>
  `<link rel="stylesheet" href="${escapeHtml(href)}"${integrity === undefined ? '' : ` integrity="${escapeHtml(integrity)}"`}>`;

const integrityOf = (shell: Shell, file: string): string => {
  const integrity = shell.origin === undefined ? shell.integrity[file] : undefined;
  return integrity === undefined ? '' : ` integrity="${escapeHtml(integrity)}"`;
};

/** Names the list of hashes of the shell's later files (shell/src/boot/own-files.ts). */
const laterFiles = ({ origin, laterFiles: list }: Shell): string =>
  origin === undefined && list !== undefined
    ? ` data-later-files="/${escapeHtml(list.file)}" data-later-integrity="${escapeHtml(list.integrity)}"`
    : '';

/**
 * The first script and styles as a `Link` header, so that browsers request them before reading the page, and proxies
 * can send early hints. Not for a development server.
 * @param early the script that starts the first ones, if the page has it
 */
export const linkHeader = (shell: Shell, early: string | null = null): string | undefined => {
  if (shell.origin !== undefined) return undefined;
  const scripts = early === null ? shell.scripts : [early];
  const links = [...scripts, ...shell.styles].flatMap((file) => preload('/', file, shell.integrity));
  return links
    .map(
      ({ href, as, integrity }) =>
        `<${href}>; rel=preload; as=${as}${as === 'style' ? '' : '; crossorigin'}${integrity === undefined ? '' : `; integrity="${integrity}"`}`,
    )
    .join(', ');
};

export interface Page {
  shell: Shell;
  registry: Registry;
  pathname: string;
  /** The site's address for search engines, without a final slash. */
  address: string;
  /** A remote that this browser loads from a developer's machine. */
  override?: Override;
  /** The page as its remote draws it, readable before any script runs. */
  drawn?: Pick<DrawnPage, 'remote' | 'html' | 'answers' | 'head' | 'now'> | null;
  /** True with a row of its list open (`opensRow`). */
  hasRow?: boolean;
  /** True if the address is declared but its item does not exist. */
  isMissing?: boolean;
  /** Further links for the head, as HTML, such as a list's feed. */
  links?: readonly string[];
  /** The followed organisation's colours, and the style that paints them. */
  colours?: OrganisationColours | null;
  style?: InlineStyle | null;
}

/**
 * The script that starts the application after the first paint (shell/src/before-start), for public pages usable
 * without it. With an organisation's colours it starts at once, because its script loads the header's logo.
 */
export const earlyScript = ({
  shell,
  registry,
  pathname,
  drawn,
  colours,
}: Pick<Page, 'shell' | 'registry' | 'pathname' | 'drawn' | 'colours'>): string | null => {
  const isReadable = (drawn ?? null) !== null && (colours ?? null) === null && shell.origin === undefined;
  const layout = findRoute(registry, pathname)?.route.layout;
  return isReadable && layout === 'public' ? (shell.beforeStart ?? null) : null;
};

/** Tells people without scripts about the parts that need one. */
const WITHOUT_SCRIPTS = `<p class="below-12"><span data-nosnippet>These pages can be read without JavaScript. Signing in and most forms need it: please allow it for this site, or call us on ${escapeHtml(brand.phone)}.</span></p>`;

/**
 * Links for pages whose header needs a script: the first page, its sections and legal texts; leaves out grouped
 * entries.
 */
const siteLinks = (registry: Registry): string => {
  const links = [
    ...entriesOf(registry, 'public').filter(({ group }) => group === undefined),
    ...entriesOf(registry, 'footer-anchors'),
    ...entriesOf(registry, 'footer-links'),
  ]
    .filter(({ to }) => to.startsWith('/'))
    .map(({ label, to }) => `<li><a href="${escapeHtml(to)}">${escapeHtml(label)}</a></li>`);
  return `<nav aria-label="Site"><ul>${links.join('')}</ul></nav>`;
};

/**
 * Shown by the first styles if the root stays empty for long (shell/src/style/ground.css), because a script failed or
 * the browser is too old. Kept out of search results.
 */
const notStarted = `<p id="not-started"><span data-nosnippet>${escapeHtml(brand.name)} did not start in this browser. Please load the page again, or use a newer browser. You can also call us on ${escapeHtml(brand.phone)}.</span></p>`;

/** The footer, if the shell's build has one. */
const footerOf = (shell: Shell, registry: Registry): string[] =>
  shell.firstFooter === undefined ? [] : [firstFooter(shell.firstFooter, registry, new Date().getFullYear())];

/**
 * Tells people without scripts that nothing is at the address, with links; otherwise the application does
 * (shell/src/not-found). Pages without HTML only prefetch the layout's styles.
 */
const notFoundWithoutScripts = (shell: Shell, registry: Registry, pathname: string): string => {
  const away = awayAt(registry, pathname);
  return [
    ...(shell.origin === undefined ? (shell.preload['public'] ?? []) : [])
      .flatMap((file) => preload('/', file, shell.integrity))
      .filter((one) => one.as === 'style')
      .map(styleTag),
    firstHeader(registry, pathname),
    '<div data-before-shell="public"><div data-room></div><main id="main" class="full page-sides pad-y-32">',
    ...(away === null
      ? [
          '<h1 class="above-32 below-12 title">We can’t find this page</h1>',
          '<p class="below-24 muted lines-15">The address may have a typing mistake in it, or the page has moved.</p>',
        ]
      : [
          `<h1 class="above-32 below-12 title">${escapeHtml(away)} is away just now</h1>`,
          '<p class="below-24 muted lines-15">The address is right, but this part of the site is switched off for now. Everything else works.</p>',
        ]),
    '<p><a href="/">Go to the home page</a></p></main></div>',
    ...footerOf(shell, registry),
  ].join('');
};

interface Root {
  shell: Shell;
  registry: Registry;
  pathname: string;
  layout: string;
  drawn: NonNullable<Page['drawn']> | null;
  /** True if the header is in the HTML. */
  hasHeader: boolean;
  /** True for a public address without a page. */
  isNotFound: boolean;
}

/**
 * Writes the page's root. Puts the page's HTML where the shell mounts its remote (`#outlet`), with room for the chrome.
 * Header and footer are outside the root, because React empties it on the first render.
 */
const rootOf = ({ shell, registry, pathname, layout, drawn, hasHeader, isNotFound }: Root): string[] =>
  drawn === null
    ? [
        '<div id="root"></div>',
        notStarted,
        isNotFound
          ? `<noscript>${notFoundWithoutScripts(shell, registry, pathname)}</noscript>`
          : `<noscript>${escapeHtml(brand.name)} needs JavaScript. Please allow it for this site, or call us on ${escapeHtml(brand.phone)}.</noscript>`,
      ]
    : [
        ...(hasHeader ? [firstHeader(registry, pathname)] : []),
        `<div id="root"><div data-before-shell="${layout}">` +
          (hasHeader
            ? '<div data-room></div>'
            : `<header><noscript><a href="/">${escapeHtml(brand.name)}</a></noscript></header>`) +
          `<main id="main"><div id="outlet"><div id="single-spa-application:${escapeHtml(drawn.remote)}" data-drawn>${drawn.html}</div></div></main><noscript>${WITHOUT_SCRIPTS}${hasHeader ? '' : siteLinks(registry)}</noscript></div></div>`,
        notStarted,
        ...(layout === 'public' ? footerOf(shell, registry) : []),
      ];

/**
 * Trims the registry for a page of a remote: without texts for other pages' heads, and other remotes' files and
 * prefetched reads.
 * @param name of the remote; undefined for the shell's own page
 */
const ofPage = ({ remotes, ...rest }: SiteRegistry, name: string | undefined): Registry => ({
  ...rest,
  // Leaves out the last good release: a page that needs it reads the registry anyway.
  remotes: remotes.map(({ lastGood: _lastGood, ...entry }) => ({
    ...(entry.name === name ? entry : withoutFiles(entry)),
    declaration: {
      ...entry.declaration,
      routes: entry.declaration.routes.map(
        ({ description: _description, unlisted: _unlisted, prefetch, ...route }) => ({
          ...route,
          ...(entry.name === name && prefetch !== undefined ? { prefetch } : {}),
        }),
      ),
    },
  })),
});

/** Renders the site's page for an address. */
export const renderPage = ({
  shell,
  registry,
  pathname,
  address,
  override,
  drawn = null,
  isMissing = false,
  hasRow = false,
  links = [],
  colours = null,
  style = null,
}: Page): string => {
  const head = drawn?.head ?? null;
  const found = findRoute(registry, pathname);
  const base = escapeHtml(baseOf(shell.origin));
  const early = earlyScript({ shell, registry, pathname, drawn, colours });
  const layout = found?.route.layout ?? 'public';
  const isSignOut = matchPath(SIGN_OUT_PATH, pathname) !== null;
  const away = found === null ? awayAt(registry, pathname) : null;
  const importMap = importMapOf(registry);
  const title = documentTitle(
    head?.title ?? found?.route.title ?? (isSignOut ? 'Sign Out' : (away ?? NOT_FOUND)),
    pathname,
  );
  const scripts = shell.scripts.map(
    (file) =>
      `<script defer src="${base}${escapeHtml(file)}" crossorigin${integrityOf(shell, file)}${laterFiles(shell)}></script>`,
  );
  const preloads = override === undefined ? preloadsOf(shell, registry, pathname, hasRow) : [];
  const isLater = ({ as }: Preload): boolean => early !== null && as === 'script';
  const later = [
    ...shell.scripts.flatMap((file) => preload('/', file, shell.integrity)),
    ...preloads.filter(isLater),
  ];
  return [
    '<!doctype html>',
    `<html lang="en-ZA">`,
    '<head>',
    '<meta charset="utf-8">',
    `<title>${escapeHtml(title)}</title>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<meta name="description" content="${escapeHtml(head?.description ?? found?.route.description ?? brand.tagline)}">`,
    ...(isMissing
      ? ['<meta name="robots" content="noindex">']
      : foundBySearch(registry, pathname, address, head)),
    ...links,
    `<meta name="theme-color" content="${chromeOf(colours)}">`,
    '<meta name="color-scheme" content="light dark">',
    `<script>${MARK_BELOW_FLOOR}</script>`,
    // Precedes all modules: browsers accept no import map after a module.
    ...(importMap === null ? [] : [`<script type="importmap">${importMap.text}</script>`]),
    // Does nothing until the early script, which follows it, extracts it.
    ...(early === null
      ? []
      : [
          `<template id="application">${[...later.map(preloadTag), ...scripts].join('')}</template>`,
          `<script async src="${base}${escapeHtml(early)}" crossorigin${integrityOf(shell, early)}></script>`,
        ]),
    ...shell.styles.map(
      (file) => `<link rel="stylesheet" href="${base}${escapeHtml(file)}"${integrityOf(shell, file)}>`,
    ),
    ...(early === null ? scripts : []),
    ...(style === null ? [] : [`<style>${style.css}</style>`]),
    ...preloads
      .filter((one) => !isLater(one))
      .map((one) =>
        // Inlines styles of readable pages, so that they never change their look.
        drawn !== null && one.as === 'style' ? styleTag(one) : preloadTag(one),
      ),
    ...Object.entries(FIXED_LINKS).flatMap(([file, link]) => (shell.fixed.has(file) ? [link] : [])),
    '</head>',
    // Such a page contains its footer, at the bottom of the window (shell/src/footer/first-footer.css).
    drawn !== null && layout === 'public' ? '<body data-html>' : '<body>',
    belowFloor(early === null ? siteLinks(registry) : ''),
    ...rootOf({
      shell,
      registry,
      pathname,
      layout,
      drawn,
      hasHeader: early !== null,
      isNotFound:
        isMissing || (found === null && !isSignOut && layoutOfArea(registry, pathname) === 'public'),
    }),
    `<script type="application/json" id="registry">${inlineJson(ofPage(registry, found?.remote.name))}</script>`,
    ...(drawn === null
      ? []
      : [
          `<script type="application/json" id="answers" data-now="${drawn.now}">${inlineJson(drawn.answers)}</script>`,
        ]),
    ...(override === undefined
      ? []
      : [`<script type="application/json" id="override">${inlineJson(override)}</script>`]),
    '</body>',
    '</html>',
    '',
  ].join('\n');
};
