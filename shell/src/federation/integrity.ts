import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import type { Registry, RegistryEntry } from '@phila/contract/remote';
import { addressOf } from './address.ts';

declare global {
  interface Window {
    /**
     * Integrity of every file of every current release, by address. A preview's folder has '': it isn't checked.
     * Remotes' chunks are looked up here too (shared/tooling/webpack/integrity.mjs).
     */
    philaIntegrity?: Record<string, string>;
  }
}

/** Hash that no file has. Makes the browser refuse any content. */
const REFUSED = `sha384-${'A'.repeat(64)}`;

/** True for a build served from the developer's own machine: it changes all the time and has no hashes. */
const isPreview = ({ base }: RegistryEntry): boolean => {
  const { origin, hostname } = new URL(base, window.location.href);
  return origin !== window.location.origin && ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
};

/** Makes the browser refuse a release's file if its bytes changed since the release. */
export const enforceIntegrity = ({ remotes }: Pick<Registry, 'remotes'>): void => {
  const known = (window.philaIntegrity ??= {});
  for (const entry of remotes) {
    // Resolves the folder once: the site's releases have some thousand files, and parsing each address takes time.
    const folder = addressOf(entry, '');
    if (isPreview(entry)) known[folder] = '';
    for (const [file, hash] of Object.entries(entry.integrity)) known[folder + file] = hash;
  }
};

/**
 * Finds the hash that a file's element must state. Refuses unknown files, and all files before there is a registry.
 * @param address absolute, without an attempt's suffix
 */
export const integrityOf = (address: string): string => {
  const known = window.philaIntegrity ?? {};
  return known[address] ?? known[new URL('.', address).href] ?? REFUSED;
};

/**
 * Makes the runtime request an entry with an element that states its integrity.
 * @param timeout milliseconds after which the runtime gives up
 */
export const integrityPlugin = (timeout: number): ModuleFederationRuntimePlugin => ({
  name: 'phila-integrity',
  createScript: ({ url }) => {
    const address = new URL(url, window.location.href);
    const script = document.createElement('script');
    script.src = address.href;
    // Drops the attempt's suffix: the released address has none.
    address.search = '';
    script.integrity = integrityOf(address.href);
    // Asks in the mode in which the browser compares hashes, as the page's policy demands.
    script.crossOrigin = 'anonymous';
    return { script, timeout };
  },
});
