import type { Registry, RegistryEntry, RemoteRoute } from '@phila/contract/remote';
import { areaOf, findRoute } from '@phila/contract/remote';
import { newIdempotencyKey } from '@phila/platform';
import { setDeclared } from '@phila/platform/host';

/** Full list of remotes that came with the page, by the registry object; that object's own list is now limited. */
const whole = new WeakMap<Registry, Registry['remotes']>();

/**
 * Route that no address can reach. Each area of a hidden remote keeps one, so that addresses in it keep their layout
 * and guard.
 */
const ofArea = (route: RemoteRoute): RemoteRoute => ({
  ...route,
  path: `${areaOf(route.path)}/${newIdempotencyKey()}`,
});

/** Empties a remote's declaration, keeping its areas. */
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
 * Hides remotes from an open page's registry, and shows the others again. Changes the list inside the same object,
 * because parts that started earlier keep a reference to it.
 * @returns true if anything changed
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

/** Names of the remotes hidden now. */
const leftOutOf = (registry: Registry): string[] => {
  const all = whole.get(registry) ?? [];
  return all.filter((remote) => !registry.remotes.includes(remote)).map(({ name }) => name);
};

/** Name of the hidden remote that owns this address; null for other addresses. */
export const leftOutAt = (registry: Registry, pathname: string): string | null => {
  const remotes = whole.get(registry);
  const found = remotes && findRoute({ ...registry, remotes }, pathname);
  return found && !registry.remotes.includes(found.remote) ? found.remote.declaration.title : null;
};
