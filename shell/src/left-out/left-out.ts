import type { Registry, RegistryEntry, RemoteRoute } from '@phila/contract/remote';
import { areaOf, findRoute } from '@phila/contract/remote';
import { newIdempotencyKey, store } from '@phila/platform';
import { setDeclared } from '@phila/platform/host';

/** Reason why a remote is hidden: the person's organisation has switched it off, or it was withdrawn from the site. */
type Reason = 'left out' | 'withdrawn';

interface Hidden {
  /** Full list of remotes that came with the page; the registry's own is now limited. */
  all: Registry['remotes'];
  names: Record<Reason, readonly string[]>;
}

const hidden = new WeakMap<Registry, Hidden>();

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
    today: [],
    bulkActions: [],
    commands: [],
  },
});

/**
 * Hides remotes from an open page's registry for one reason, and shows the others again. Changes the list inside the
 * same object, because parts that started earlier keep a reference to it.
 * @returns true if anything changed
 */
const hide = (registry: Registry, reason: Reason, given: readonly string[]): boolean => {
  const { all, names } = hidden.get(registry) ?? {
    all: registry.remotes,
    names: { 'left out': [], withdrawn: [] },
  };
  const those = all.filter(({ name }) => given.includes(name)).map(({ name }) => name);
  if (`${names[reason]}` === `${those}`) return false;
  const now = { ...names, [reason]: those };
  hidden.set(registry, { all, names: now });
  const away = Object.values(now).flat();
  const remotes = all.map((remote) => (away.includes(remote.name) ? hollow(remote) : remote));
  Object.assign(registry, { remotes });
  setDeclared(remotes);
  return true;
};

/** Hides the remotes that the person's organisation has switched off. @returns true if anything changed */
export const leaveOut = (registry: Registry, names: readonly string[]): boolean =>
  hide(registry, 'left out', names);

/** Has the shell and the remotes read the declarations again, as they do when the person changes. */
export const showChange = (): void => {
  const { person } = store.getState().session;
  store.dispatch({ type: 'session/personChanged', payload: { ...person } });
};

/** Hides at once the remotes that were withdrawn since the page was opened, and shows those that came back. */
export const withdraw = (registry: Registry, names: readonly string[]): void => {
  if (hide(registry, 'withdrawn', names)) showChange();
};

/** Title of the hidden remote that owns this address, and why it is hidden; null for other addresses. */
export const hiddenAt = (registry: Registry, pathname: string): { title: string; reason: Reason } | null => {
  const { all, names } = hidden.get(registry) ?? {};
  const found = all && findRoute({ ...registry, remotes: all }, pathname);
  if (!found || registry.remotes.includes(found.remote)) return null;
  const { name, declaration } = found.remote;
  return {
    title: declaration.title,
    reason: names?.withdrawn.includes(name) === true ? 'withdrawn' : 'left out',
  };
};
