import type { Registry } from '@phila/contract/remote';
import { enforceIntegrity } from './integrity.ts';

/** The registry that the page carries, so that nothing waits for a second round. */
export const inlineRegistry = (): Registry => {
  const text = document.getElementById('registry')?.textContent ?? '{"platform":"","remotes":[]}';
  // Written by our own service from checked files; checking it here again would cost the page 15 kB and time.
  const registry = JSON.parse(text) as Registry;
  enforceIntegrity(registry);
  return registry;
};

/** The registry as it is now, asked for on a retry: the fault may have been mended by another release. */
export const currentRegistry = async (signal: AbortSignal): Promise<Registry> => {
  const response = await fetch('/registry.json', { cache: 'no-cache', signal });
  if (!response.ok) throw new Error(`The registry answered ${response.status}`);
  const registry = (await response.json()) as Registry;
  enforceIntegrity(registry);
  return registry;
};
