import { brand, findRoute } from '@phila/contract';
import type { Registry } from '@phila/contract';
import { publicMenu } from '@phila/contract/menu';
import type { PublicItem } from '@phila/contract/menu';
import type { NavigationEntry } from '@phila/contract/remote';
import escapeHtml from 'escape-html';
import { entriesOf } from './menu-entries.ts';

/** Icons of the header on a grid of 24. A test compares them to those of `@phila/ui`. */
export const DRAWN = {
  menu: 'M4 7h16M4 12h16M4 17h16',
  chevron: 'M6 9l6 6 6-6',
  sun: 'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4',
  moon: 'M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z',
} as const;

const drawing = (name: keyof typeof DRAWN, size: number): string =>
  `<svg data-drawing="${name}" viewBox="0 0 24 24" width="${size / 16}rem" height="${size / 16}rem" aria-hidden="true"><path d="${DRAWN[name]}"/></svg>`;

/** The word mark of `@phila/ui` (`Wordmark`). */
const WORDMARK =
  `<svg role="img" aria-label="${escapeHtml(brand.name)}" viewBox="0 0 122 48">` +
  '<path data-letters d="M7 42V8M7 10.5h10.5a9 9 0 0 1 0 18H7M40 42V5M40 30a9 9 0 0 1 18 0V42M72 42V19.5M86 42V5M115 42V19.5M115 31a10 10 0 1 1-20 0 10 10 0 0 1 20 0"/>' +
  '<path data-diamond d="M72 2.5l5.5 5.5-5.5 5.5-5.5-5.5z"/></svg>';

const link = ({ to, label, opensNewTab, download }: NavigationEntry, pathname: string): string =>
  `<a href="${escapeHtml(to)}"` +
  (to === pathname ? ' aria-current="page"' : '') +
  (opensNewTab === true ? ' target="_blank"' : '') +
  (opensNewTab === true || to.startsWith('https://') ? ' rel="noopener noreferrer"' : '') +
  (download === true ? ' download' : '') +
  `>${escapeHtml(label)}${opensNewTab === true ? ' <small>(new tab)</small>' : ''}</a>`;

/** Most entries of a single-column menu on wide screens. */
const MANY = 7;

const list = (entries: readonly NavigationEntry[], pathname: string, more = ''): string =>
  `<ul${more}>${entries.map((entry) => `<li>${link(entry, pathname)}</li>`).join('')}</ul>`;

/** `opens` names the part of the shell's header to open if this one was, when the shell takes over. */
const menu = (opens: string, summary: string, within: string, more = ''): string =>
  `<details name="first-header" data-opens="${escapeHtml(opens)}"${more}><summary>${summary}</summary>${within}</details>`;

const inBar = (item: PublicItem, pathname: string): string =>
  item.kind === 'link'
    ? link(item.entry, pathname)
    : menu(
        item.label,
        `${escapeHtml(item.label)}${drawing('chevron', 14)}`,
        list(item.entries, pathname, item.entries.length > MANY ? ' data-many' : ''),
      );

const inDrawer = (item: PublicItem, pathname: string): string =>
  item.kind === 'link'
    ? link(item.entry, pathname)
    : `<p>${escapeHtml(item.label)}</p>${list(item.entries, pathname)}`;

const items = (shown: readonly PublicItem[], draw: typeof inBar, pathname: string): string =>
  `<ul>${shown.map((item) => `<li>${draw(item, pathname)}</li>`).join('')}</ul>`;

/**
 * The public header as HTML, with links and menus that work without scripts, until the shell replaces it
 * (shell/src/layouts/first-header.ts). Drawn from the same declarations by the same rules.
 */
export const firstHeader = (registry: Registry, pathname: string): string => {
  const shown = publicMenu(entriesOf(registry, 'public'));
  const products = entriesOf(registry, 'products');
  const account = [
    ['/sign-in', 'Sign in', ''],
    ['/sign-up', 'Sign up', ' data-main'],
  ]
    .filter(([to = '']) => findRoute(registry, to) !== null)
    .map(([to, label, more]) => `<a href="${to}"${more}>${label}</a>`)
    .join('');
  return (
    '<header data-first-header><a href="#main" data-skip>Skip to the content</a><div>' +
    `<a href="/" data-home>${WORDMARK}</a>` +
    `<nav aria-label="Main" data-bar>${items(shown, inBar, pathname)}</nav>` +
    '<div data-tools>' +
    (products.length === 0
      ? ''
      : menu('productsMenu', 'Products', list(products, pathname), ' data-narrow')) +
    `<button type="button" data-colours aria-label="Change colours">${drawing('moon', 20)}${drawing('sun', 20)}</button>` +
    menu(
      'mobileMenu',
      `<span>Menu</span>${drawing('menu', 20)}`,
      `<nav aria-label="Main">${items(shown, inDrawer, pathname)}<div data-account>${account}</div></nav>`,
      ' data-narrow',
    ) +
    `<div data-account data-bar>${account}</div>` +
    '</div></div></header>'
  );
};
