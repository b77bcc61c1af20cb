import type { RegistryEntry } from '@phila/contract/remote';
import provided from '../../../shared/ui/provided.json?scope';
import type { FetchAhead } from '../remotes-port.ts';
import { addressOf } from './address.ts';
import { integrityOf } from './integrity.ts';
import { filesOf } from './release-files.ts';

/**
 * Addresses already being fetched, first of all those that the page names. Its links without a `rel`
 * (api/src/site/page.ts) are fetched from now on: earlier, they would have competed with the first script.
 */
const asked = new Set(
  [...document.querySelectorAll<HTMLLinkElement>('[as]')].map((link) => {
    link.rel ||= 'preload';
    return link.href;
  }),
);

/** A hint as the browser will use the file: the same address, integrity and mode, or it is fetched twice. */
const hint = (href: string, rel: FetchAhead | 'modulepreload'): void => {
  if (asked.has(href)) return;
  asked.add(href);
  const link = document.createElement('link');
  link.rel = rel;
  link.as = href.endsWith('.css') ? 'style' : 'script';
  link.href = href;
  link.integrity = integrityOf(href);
  if (new URL(href).origin !== window.location.origin) link.crossOrigin = 'anonymous';
  document.head.append(link);
};

const hintFile = (entry: RegistryEntry, file: string, how: FetchAhead): void =>
  hint(addressOf(entry, file), entry.type === 'module' && file.endsWith('.js') ? 'modulepreload' : how);

/** Preloads an entry that must wait for the hashes of its files. */
export const preloadEntry = (entry: RegistryEntry): void => hintFile(entry, entry.entry, 'preload');

const preloadFiles = (entry: RegistryEntry, route: string, how: FetchAhead): void => {
  for (const file of entry.preload[route] ?? []) hintFile(entry, file, how);
  for (const key of entry.shares[route] ?? []) {
    // A failure here is no fault yet: the click asks again.
    provided[key]?.load?.().catch(() => undefined);
  }
};

/**
 * Fetches what a route needs ahead of the click: the remote's files by hints, the host's pieces by loading them,
 * which only evaluates modules that will be asked for in a moment.
 */
export const preloadRoute = (entry: RegistryEntry, route: string, how: FetchAhead): void => {
  const files = filesOf(entry);
  if (files === null) preloadFiles(entry, route, how);
  else void files.then((came) => came && preloadFiles({ ...entry, ...came }, route, how));
};
