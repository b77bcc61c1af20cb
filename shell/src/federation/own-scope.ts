import type { ModuleFederation, ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import * as platform from '@phila/platform';
import { injectSliceOf } from '@phila/platform/host';

type Scopes = ModuleFederation['shareScopeMap'];
type Scope = Scopes[string];
type Entry = Scope[string][string];

/** Remotes by the names that they are registered under. */
const remotes = new Map<string, string>();

/** Notes which remote a name of the runtime stands for. */
export const noteRemote = (registered: string, remote: string): void => void remotes.set(registered, remote);

/** Freezes the host's entries, which every remote can reach in the runtime's globals. */
const freeze = (scopes: Scopes): void => {
  if (Object.isFrozen(scopes)) return;
  for (const scope of Object.values(scopes)) {
    for (const versions of Object.values(scope)) {
      for (const entry of Object.values(versions)) Object.freeze(entry);
      Object.freeze(versions);
    }
    Object.freeze(scope);
  }
  Object.freeze(scopes);
};

/** The platform as one remote gets it: a slice that it injects is known to be of that remote. */
const platformFor = (remote: string): object =>
  Object.freeze(
    Object.defineProperties(
      {},
      {
        ...Object.getOwnPropertyDescriptors(platform),
        injectSlice: { enumerable: true, value: injectSliceOf(remote) },
      },
    ),
  );

/**
 * Copies an entry for one remote, whose runtime writes into it. A failed load is forgotten, so that the next one asks
 * again.
 */
const copyOf = (entry: Entry): Entry => {
  const { get } = entry;
  const copy: Entry = { ...entry, useIn: [] };
  copy.get = async () => {
    try {
      return await get();
    } catch (error) {
      copy.loading = null;
      throw error;
    }
  };
  return copy;
};

const scopeFor = (scope: Scope, remote: string): Scope => {
  const copies = Object.fromEntries(
    Object.entries(scope).map(([key, versions]) => [
      key,
      Object.fromEntries(Object.entries(versions).map(([version, entry]) => [version, copyOf(entry)])),
    ]),
  );
  const own = platformFor(remote);
  for (const entry of Object.values(copies['@phila/platform'] ?? {})) entry.lib = () => own;
  return copies;
};

/** Gives each remote a copy of the share scope: what it writes there reaches no other. */
export const ownScopePlugin = (): ModuleFederationRuntimePlugin => ({
  name: 'phila-own-scope',
  beforeInitContainer: (given) => {
    const { origin, remoteInfo, shareScope, remoteEntryInitOptions } = given;
    freeze(origin.shareScopeMap);
    const remote = remotes.get(remoteInfo.name) ?? remoteInfo.name;
    const own = scopeFor(shareScope, remote);
    const options = { ...remoteEntryInitOptions };
    // Hidden, as the runtime has it.
    Object.defineProperty(options, 'shareScopeMap', { value: { default: own } });
    return { ...given, shareScope: own, remoteEntryInitOptions: options };
  },
});
