import type { Registry } from '@phila/contract/remote';
import { own } from '@phila/platform/host';
import { enforceIntegrity } from './integrity.ts';

/** Registry embedded in the page. Saves a request. */
export const inlineRegistry = (): Registry => {
  const text = document.getElementById('registry')?.textContent ?? '{"platform":"","remotes":[]}';
  // Left unchecked, as our service wrote it from checked files: a check would add 15 kB to the page.
  const registry = JSON.parse(text) as Registry;
  enforceIntegrity(registry);
  return registry;
};

/** Fetches the current registry for a retry: another release may have fixed the fault. */
export const currentRegistry = async (signal: AbortSignal): Promise<Registry> => {
  const response = await own().fetch('/registry.json', { cache: 'no-cache', signal });
  if (!response.ok) throw new Error(`The registry answered ${response.status}`);
  const registry = (await response.json()) as Registry;
  enforceIntegrity(registry);
  return registry;
};
