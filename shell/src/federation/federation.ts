import './runtime-core.ts';
import { createInstance, type ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import type { types } from '@module-federation/runtime-core';
import type { Registry, RegistryEntry } from '@phila/contract';
import { addressOf, currentRegistry } from './registry.ts';
import { shared } from './share-scope.ts';

/** How long a remote may take to load before its place says so, in ms. */
const TIME_LIMIT = 8_000;

const containerOf = (name: string): string => `phila_${name.replaceAll('-', '_')}`;

/** The script of a container, with its integrity; the attempt's counter is no part of what was released. */
const scriptOf = (url: string): HTMLScriptElement => {
  const script = document.createElement('script');
  script.src = url;
  const address = new URL(url, window.location.href);
  address.search = '';
  const integrity = window.philaIntegrity?.[address.href];
  if (integrity) script.integrity = integrity;
  if (address.origin !== window.location.origin) script.crossOrigin = 'anonymous';
  return script;
};

const run = (script: HTMLScriptElement): Promise<void> =>
  new Promise((resolve, reject) => {
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error(`${script.src} could not be loaded`)));
    document.head.append(script);
  });

/**
 * Loads a container in the runtime's place, whose own ways (manifests, ES modules, SystemJS, Node) are left out of the
 * build (shared/tooling/webpack/stand-ins).
 * @throws when the script does not come, or brings no container: a page of an error, half a file
 */
const entryByScript: ModuleFederationRuntimePlugin = {
  name: 'entry-by-script',
  loadEntry: async ({ remoteInfo: { entry, entryGlobalName } }) => {
    const script = scriptOf(entry);
    // What an earlier attempt left under that name must not be taken for this one's.
    Reflect.set(window, entryGlobalName, undefined);
    await run(script).finally(() => script.remove());
    const container = Reflect.get(window, entryGlobalName) as types.RemoteEntryExports | undefined;
    if (!container) throw new Error(`${entry} holds no remote`);
    return container;
  },
};

const host = createInstance({ name: 'phila_shell', remotes: [], shared, plugins: [entryByScript] });

const within = async <T>(limit: number, work: Promise<T>): Promise<T> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`Nothing came within ${limit / 1000} seconds`)), limit);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
};

/**
 * Loads what remotes expose. A load that failed leaves traces in three places (the runtime's cache, the container's
 * global, webpack's list of chunks), so the next one starts from nothing: it asks the registry which release is in
 * use now and fetches the entry under an address that no cache knows.
 */
export class RemoteLoader {
  private readonly failures = new Map<string, number>();
  private readonly registered = new Set<string>();
  private entries: Map<string, RegistryEntry>;

  constructor(registry: Registry) {
    this.entries = new Map(registry.remotes.map((entry) => [entry.name, entry]));
  }

  entry(name: string): RegistryEntry {
    const entry = this.entries.get(name);
    if (!entry) throw new Error(`The registry has no remote ${name}`);
    return entry;
  }

  /**
   * @param module as exposed: `./lifecycles`
   * @throws when it is not there within the limit, or throws while it is evaluated
   */
  async load<T>(name: string, module: string): Promise<T> {
    try {
      return await within(TIME_LIMIT, this.fetch<T>(name, module));
    } catch (error) {
      this.failed(name);
      throw error;
    }
  }

  /** Tells that what was loaded is broken: the next load is a new attempt. */
  failed(name: string): void {
    this.failures.set(name, (this.failures.get(name) ?? 0) + 1);
    this.registered.delete(name);
  }

  private async fetch<T>(name: string, module: string): Promise<T> {
    if (!this.registered.has(name)) await this.register(name);
    const loaded = await host.loadRemote<T>(`${containerOf(name)}/${module.slice(2)}`);
    if (!loaded) throw new Error(`${name} exposes no ${module}`);
    return loaded;
  }

  private async register(name: string): Promise<void> {
    const container = containerOf(name);
    const attempt = this.failures.get(name) ?? 0;
    if (attempt > 0) {
      await this.askAgain(name);
      for (const trace of [container, `webpackChunk${container}`]) Reflect.deleteProperty(window, trace);
    }
    const entry = this.entry(name);
    const again = attempt > 0 ? `?attempt=${attempt}` : '';
    if (again) window.philaAgain = { ...window.philaAgain, [addressOf(entry, '')]: again };
    host.registerRemotes(
      [{ name: container, entry: addressOf(entry, entry.entry) + again, type: 'global' }],
      { force: attempt > 0 },
    );
    this.registered.add(name);
  }

  private async askAgain(name: string): Promise<void> {
    try {
      const fresh = await currentRegistry(AbortSignal.timeout(TIME_LIMIT / 2));
      const entry = fresh.remotes.find((candidate) => candidate.name === name);
      if (entry) this.entries.set(name, entry);
    } catch {
      // The registry may be what is down; the release that is known is worth the attempt.
    }
  }
}
