import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import type { Registry, RegistryEntry } from '@phila/contract/remote';
import { addressOf } from './address.ts';

declare global {
  interface Window {
    /**
     * Address → integrity of every file of every release in use; the folder of a preview → nothing to check. Remotes'
     * chunks look themselves up here (shared/tooling/webpack/integrity.mjs).
     */
    philaIntegrity?: Record<string, string>;
  }
}

/** The hash of no file: with it the browser refuses whatever comes. */
const REFUSED = `sha384-${'A'.repeat(64)}`;

/** A build that a developer serves on this very machine changes all the time, and its registry entry has no hashes. */
const isPreview = ({ base }: RegistryEntry): boolean => {
  const { origin, hostname } = new URL(base, window.location.href);
  return origin !== window.location.origin && ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
};

/** Makes the browser refuse any file of these releases whose bytes are not those that were released. */
export const enforceIntegrity = ({ remotes }: Pick<Registry, 'remotes'>): void => {
  const known = (window.philaIntegrity ??= {});
  for (const entry of remotes) {
    // Read once for all its files: the site's releases have some thousand, and each address takes a while to be read.
    const folder = addressOf(entry, '');
    if (isPreview(entry)) known[folder] = '';
    for (const [file, hash] of Object.entries(entry.integrity)) known[folder + file] = hash;
  }
};

/**
 * Finds the hash that the element for a release's file must state. Refuses unknown files, and every file before there
 * is a registry.
 * @param address whole, without what an attempt puts behind it
 */
export const integrityOf = (address: string): string => {
  const known = window.philaIntegrity ?? {};
  return known[address] ?? known[new URL('.', address).href] ?? REFUSED;
};

/**
 * Has the runtime ask for an entry by an element that states its integrity.
 * @param timeout after which the runtime gives the element up, in ms
 */
export const integrityPlugin = (timeout: number): ModuleFederationRuntimePlugin => ({
  name: 'phila-integrity',
  createScript: ({ url }) => {
    const address = new URL(url, window.location.href);
    const script = document.createElement('script');
    script.src = address.href;
    // The counter of an attempt is no part of what was released.
    address.search = '';
    script.integrity = integrityOf(address.href);
    if (address.origin !== window.location.origin) script.crossOrigin = 'anonymous';
    return { script, timeout };
  },
});
