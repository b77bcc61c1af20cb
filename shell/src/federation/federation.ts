import type { Registry, RegistryEntry } from '@phila/contract/remote';
import { withinLimit } from '@phila/platform';
import { addressOf, currentRegistry } from './registry.ts';
import { shareScope } from './share-scope.ts';

/** What the entry of a remote puts under its global name: a container of webpack's module federation. */
interface Container {
  /** @throws when it was given another share scope before */
  init: (scope: typeof shareScope) => void | Promise<void>;
  /** @throws when it does not expose the module */
  get: (module: string) => Promise<() => unknown>;
}

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
 * Loads a container and joins it to what the host provides.
 * @param container the global name that the entry puts it under
 * @param url of the entry
 * @throws when the script does not come, or brings no container: a page of an error, half a file
 */
const containerFrom = async (container: string, url: string): Promise<Container> => {
  const script = scriptOf(url);
  // What an earlier attempt left under that name must not be taken for this one's.
  Reflect.set(window, container, undefined);
  await run(script).finally(() => script.remove());
  const loaded = Reflect.get(window, container) as Container | undefined;
  if (!loaded) throw new Error(`${url} holds no remote`);
  await loaded.init(shareScope);
  return loaded;
};

/** Thrown to whoever waits for an attempt that a newer attempt has replaced. It is not an error of the remote. */
export class Abandoned extends Error {}

/** One attempt to load a remote's container. A new attempt starts afresh, whatever became of this one. */
class Attempt {
  private abandonWith: (reason: Abandoned) => void = () => undefined;
  private readonly abandoned = new Promise<never>((_, reject) => {
    this.abandonWith = reject;
  });

  constructor(private readonly container: Promise<Container>) {
    // Either may fail while nobody waits for it.
    container.catch(() => undefined);
    this.abandoned.catch(() => undefined);
  }

  /** @throws when nothing comes within the limit, what comes throws, or the attempt is abandoned */
  async load<T>(module: string): Promise<T> {
    const work = this.container.then(async (container) => (await container.get(module))() as T);
    return withinLimit(Promise.race([work, this.abandoned]), TIME_LIMIT);
  }

  abandon(): void {
    this.abandonWith(new Abandoned('Another attempt was begun'));
  }
}

/**
 * Loads what remotes expose. A load that failed leaves traces (the container's global, webpack's list of chunks, the
 * browser's preloads), so the next one starts from nothing: it asks the registry which release is in use now, and
 * fetches the files under addresses that no cache knows.
 */
export class RemoteLoader {
  private readonly attempts = new Map<string, Attempt>();
  private readonly begun = new Map<string, number>();
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
   * @throws when it is not there within the limit, or throws while it is evaluated; {@link Abandoned} when
   * `beginAnew` was called meanwhile
   */
  async load<T>(name: string, module: string): Promise<T> {
    const attempt = this.attempts.get(name) ?? this.begin(name);
    try {
      return await attempt.load<T>(module);
    } catch (error) {
      if (this.attempts.get(name) === attempt) this.attempts.delete(name);
      throw error;
    }
  }

  /** What came, or is on its way, is not to be used: the next load is a new attempt. */
  beginAnew(name: string): void {
    this.attempts.get(name)?.abandon();
    this.attempts.delete(name);
  }

  private begin(name: string): Attempt {
    const number = this.begun.get(name) ?? 0;
    this.begun.set(name, number + 1);
    const attempt = new Attempt(this.fetchContainer(name, number));
    this.attempts.set(name, attempt);
    return attempt;
  }

  private async fetchContainer(name: string, number: number): Promise<Container> {
    const container = containerOf(name);
    if (number > 0) {
      await this.askAgain(name);
      // Chunks that came before must not be taken for this attempt's; those still to come reach whoever asked for them.
      const chunks: unknown = Reflect.get(window, `webpackChunk${container}`);
      if (Array.isArray(chunks)) chunks.length = 0;
    }
    const entry = this.entry(name);
    const again = number > 0 ? `?attempt=${number}` : '';
    if (again) window.philaAgain = { ...window.philaAgain, [addressOf(entry, '')]: again };
    return containerFrom(container, addressOf(entry, entry.entry) + again);
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
