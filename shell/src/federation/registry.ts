import type { Registry, RegistryEntry } from '@phila/contract/remote';

declare global {
  interface Window {
    /** Address → integrity of every file of every release in use; remotes' chunks look themselves up here. */
    philaIntegrity?: Record<string, string>;
    /** What stands behind the addresses of a release's files after a failed attempt, by the release's folder. */
    philaAgain?: Record<string, string>;
  }
}

/** A file of a release, as a whole address. */
export const addressOf = (entry: RegistryEntry, file: string): string =>
  new URL(entry.base + file, window.location.href).href;

/** Makes the browser refuse any file of these releases whose bytes are not those that were released. */
const enforce = (registry: Registry): void => {
  window.philaIntegrity ??= {};
  for (const entry of registry.remotes)
    for (const [file, hash] of Object.entries(entry.integrity))
      window.philaIntegrity[addressOf(entry, file)] = hash;
};

/** The registry that the page carries, so that nothing waits for a second round. */
export const inlineRegistry = (): Registry => {
  const text = document.getElementById('registry')?.textContent ?? '{"platform":"","remotes":[]}';
  // Written by our own service from checked files; checking it here again would cost the page 15 kB and time.
  const registry = JSON.parse(text) as Registry;
  enforce(registry);
  return registry;
};

/** The registry as it is now, asked for on a retry: the fault may have been mended by another release. */
export const currentRegistry = async (signal: AbortSignal): Promise<Registry> => {
  const response = await fetch('/registry.json', { cache: 'no-cache', signal });
  if (!response.ok) throw new Error(`The registry answered ${response.status}`);
  const registry = (await response.json()) as Registry;
  enforce(registry);
  return registry;
};
