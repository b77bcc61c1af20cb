import type { Registry, RegistryEntry } from '@phila/contract/remote';
import { withinLimit } from '@phila/platform';
import { addressOf } from './address.ts';
import { host, TIME_LIMIT } from './host.ts';
import { preloadEntry } from './preload.ts';
import { currentRegistry } from './registry.ts';
import { filesOf } from './release-files.ts';

declare global {
  interface Window {
    /** Suffixes for addresses of a release's files after a failed attempt, by the release's folder. */
    philaAgain?: Record<string, string>;
  }
}

/** The global that the entry of a remote puts its container under. */
const containerOf = (name: string): string => `phila_${name.replaceAll('-', '_')}`;

/** Numbers of the runtime's errors for an entry that brought no container, and for one that did not come. */
const NO_CONTAINER = 'RUNTIME-001';
const NOT_LOADED = 'RUNTIME-008';

/**
 * The runtime's errors about an entry are numbers, links to its pages and the address twice: here in one sentence.
 * What a remote itself threw stays as it is.
 */
const inOneSentence = (error: unknown, url: string): unknown => {
  if (!(error instanceof Error)) return error;
  if (error.message.includes(NO_CONTAINER)) return new Error(`${url} holds no remote`, { cause: error });
  if (error.message.includes(NOT_LOADED)) return new Error(`${url} could not be loaded`, { cause: error });
  return error;
};

/** Thrown to those who wait for an attempt that a newer attempt has replaced. It is not an error of the remote. */
export class Abandoned extends Error {}

/** A remote as the runtime knows it. */
interface Registered {
  /** The name that it is registered under. */
  name: string;
  /** The address of its entry. */
  url: string;
}

/** An attempt to load a remote. A new attempt starts afresh, whatever became of this one. */
class Attempt {
  private abandonWith: (reason: Abandoned) => void = () => undefined;
  private readonly abandoned = new Promise<never>((_, reject) => {
    this.abandonWith = reject;
  });

  constructor(private readonly remote: Promise<Registered>) {
    // Either may fail while nothing waits for it.
    remote.catch(() => undefined);
    this.abandoned.catch(() => undefined);
  }

  /** @throws when nothing comes within the limit, what comes throws, or the attempt is abandoned */
  async load<T>(module: string): Promise<T> {
    return withinLimit(Promise.race([this.fetch<T>(module), this.abandoned]), TIME_LIMIT);
  }

  abandon(): void {
    this.abandonWith(new Abandoned('Begun again'));
  }

  private async fetch<T>(module: string): Promise<T> {
    const { name, url } = await this.remote;
    try {
      const loaded = await host().loadRemote<T>(`${name}/${module.slice('./'.length)}`);
      if (loaded === null) throw new Error(`${url} does not expose ${module}`);
      return loaded;
    } catch (error) {
      throw inOneSentence(error, url);
    }
  }
}

/**
 * Loads modules of remotes. A failed load leaves traces (the container's global, webpack's list of chunks, the
 * browser's preloads), so the next starts from nothing: it asks the registry for the release in use, fetches its files
 * under addresses that no cache knows, and registers the remote by a new name. Registering it again by its old name
 * (`force`) would remove from the share scope everything that the remote had been the first to ask for.
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
   * `startOver` was called before it came
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

  /** Discards everything loaded or loading: the next load is a new attempt. */
  startOver(name: string): void {
    this.attempts.get(name)?.abandon();
    this.attempts.delete(name);
  }

  private begin(name: string): Attempt {
    const number = this.begun.get(name) ?? 0;
    this.begun.set(name, number + 1);
    const attempt = new Attempt(this.register(name, number));
    this.attempts.set(name, attempt);
    return attempt;
  }

  private async register(name: string, number: number): Promise<Registered> {
    const container = containerOf(name);
    if (number > 0) {
      await this.askAgain(name);
      // Drops chunks of earlier attempts; those still loading reach the attempts that asked for them.
      const chunks: unknown = Reflect.get(window, `webpackChunk${container}`);
      if (Array.isArray(chunks)) chunks.length = 0;
      // Drops an earlier attempt's container of that name.
      Reflect.set(window, container, undefined);
    }
    const entry = this.entry(name);
    const files = filesOf(entry);
    if (files !== null) {
      preloadEntry(entry);
      await files;
    }
    // Keeps an ES module's address: the import map has the hash under it.
    const again = number > 0 && entry.type !== 'module' ? `?attempt=${number}` : '';
    if (again) window.philaAgain = { ...window.philaAgain, [addressOf(entry, '')]: again };
    const url = addressOf(entry, entry.entry) + again;
    const registered = number > 0 ? `${container}_${number}` : container;
    host().registerRemotes([
      { name: registered, entryGlobalName: container, entry: url, type: entry.type ?? 'global' },
    ]);
    return { name: registered, url };
  }

  private async askAgain(name: string): Promise<void> {
    try {
      const fresh = await currentRegistry(AbortSignal.timeout(TIME_LIMIT / 2));
      const entry = fresh.remotes.find((candidate) => candidate.name === name);
      // The import map is the page's: of modules that came since it has no hashes, and they would run unchecked.
      if (entry && entry.type !== 'module') this.entries.set(name, entry);
    } catch {
      // The registry may be what is down; the release that is known is worth the attempt.
    }
  }
}
