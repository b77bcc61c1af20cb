import type { Registry, RegistryEntry, RemoteRoute } from '@phila/contract/remote';
import { areaOf, findRoute } from '@phila/contract/remote';
import { newIdempotencyKey } from '@phila/platform';
import { setDeclared } from '@phila/platform/host';

/** The remotes that the page came with, by the registry in which others stand in their place now. */
const whole = new WeakMap<Registry, Registry['remotes']>();

/**
 * A route that no address leads to. With one for each area of a remote, an address below it keeps the layout and the
 * guard that it has otherwise.
 */
const ofArea = (route: RemoteRoute): RemoteRoute => ({
  ...route,
  path: `${areaOf(route.path)}/${newIdempotencyKey()}`,
});

/** Keeps only the existence of a remote that an organisation goes without. */
const hollow = (remote: RegistryEntry): RegistryEntry => ({
  ...remote,
  declaration: {
    ...remote.declaration,
    routes: remote.declaration.routes.map(ofArea),
    navigation: [],
    sidePanel: [],
    widgets: [],
    overview: [],
    bulkActions: [],
    commands: [],
  },
});

/**
 * Takes remotes out of the registry of an open page, and puts others back. It is the same object afterwards, which the
 * parts that began before the person was known hold; its list is another one.
 * @returns whether anything was changed
 */
export const leaveOut = (registry: Registry, names: readonly string[]): boolean => {
  const all = whole.get(registry) ?? registry.remotes;
  const before = leftOutOf(registry);
  const after = all.filter(({ name }) => names.includes(name)).map(({ name }) => name);
  if (`${before}` === `${after}`) return false;
  whole.set(registry, all);
  const remotes = all.map((remote) => (after.includes(remote.name) ? hollow(remote) : remote));
  Object.assign(registry, { remotes });
  setDeclared(remotes);
  return true;
};

/** The names of the remotes that are left out now. */
const leftOutOf = (registry: Registry): string[] => {
  const all = whole.get(registry) ?? [];
  return all.filter((remote) => !registry.remotes.includes(remote)).map(({ name }) => name);
};

/** Names the left-out remote whose page would be at this address; null for any other. */
export const leftOutAt = (registry: Registry, pathname: string): string | null => {
  const remotes = whole.get(registry);
  const found = remotes && findRoute({ ...registry, remotes }, pathname);
  return found && !registry.remotes.includes(found.remote) ? found.remote.declaration.title : null;
};
