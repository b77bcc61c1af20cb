import type { RegistryEntry } from '@phila/contract/remote';
import provided from '../../../shared/ui/provided.json?scope';
import type { FetchAhead } from '../remotes-port.ts';
import { addressOf } from './address.ts';
import { integrityOf } from './integrity.ts';
import { filesOf } from './release-files.ts';

/**
 * Addresses already requested, at first by the page itself. Starts the page's links without `rel`
 * (api/src/site/page.ts) only now, because before they would have delayed the first script.
 */
const asked = new Set(
  [...document.querySelectorAll<HTMLLinkElement>('[as]')].map((link) => {
    link.rel ||= 'preload';
    return link.href;
  }),
);

/** Adds a hint with the same address, integrity and mode as the later request, or the file would be fetched twice. */
const hint = (href: string, rel: FetchAhead | 'modulepreload'): void => {
  if (asked.has(href)) return;
  asked.add(href);
  const link = document.createElement('link');
  link.rel = rel;
  link.as = href.endsWith('.css') ? 'style' : 'script';
  link.href = href;
  link.integrity = integrityOf(href);
  if (link.as === 'script' || new URL(href).origin !== window.location.origin) link.crossOrigin = 'anonymous';
  document.head.append(link);
};

const hintFile = (entry: RegistryEntry, file: string, how: FetchAhead): void =>
  hint(addressOf(entry, file), entry.type === 'module' && file.endsWith('.js') ? 'modulepreload' : how);

/** Preloads an entry while its files' hashes are still being fetched. */
export const preloadEntry = (entry: RegistryEntry): void => hintFile(entry, entry.entry, 'preload');

const preloadFiles = (entry: RegistryEntry, route: string, how: FetchAhead): void => {
  for (const file of entry.preload[route] ?? []) hintFile(entry, file, how);
  for (const key of entry.shares[route] ?? []) {
    // Ignores a failure, as the click asks again.
    provided[key]?.load?.().catch(() => undefined);
  }
};

/**
 * Fetches a route's files before the click. Hints the remote's files; loads the host's blocks, which only evaluates
 * modules that the page needs next.
 */
export const preloadRoute = (entry: RegistryEntry, route: string, how: FetchAhead): void => {
  const files = filesOf(entry);
  if (files === null) preloadFiles(entry, route, how);
  else void files.then((came) => came && preloadFiles({ ...entry, ...came }, route, how));
};
