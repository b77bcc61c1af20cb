import type { PageEntry, Registry, SiteEntry } from '@phila/contract/remote';
import { notify } from '@phila/platform';
import { Silence, storageItem, withinSilence } from '@phila/platform/host';
import { noteFault, noteVersion } from '../noted-faults/noted-faults.ts';
import { addressOf } from './address.ts';
import { host, TIME_LIMIT } from './host.ts';
import { enforceIntegrity } from './integrity.ts';
import { noteRemote } from './own-scope.ts';
import { preloadEntry } from './preload.ts';
import { currentRegistry } from './registry.ts';
import { filesOf } from './release-files.ts';

declare global {
  interface Window {
    /** Address suffixes for a release's files after a failed attempt, by the release's folder. */
    philaAgain?: Record<string, string>;
  }
}

/** Global name of a remote's container. */
const containerOf = (name: string): string => `phila_${name.replaceAll('-', '_')}`;

/** Runtime error codes: an entry without a container, and an entry that failed to load. */
const NO_CONTAINER = 'RUNTIME-001';
const NOT_LOADED = 'RUNTIME-008';

/**
 * Rewrites the runtime's errors about an entry as one sentence, instead of codes, links and the address twice. A
 * remote's own errors stay as they are.
 */
const inOneSentence = (error: unknown, url: string): unknown => {
  if (!(error instanceof Error)) return error;
  if (error.message.includes(NO_CONTAINER)) return new Error(`${url} holds no remote`, { cause: error });
  if (error.message.includes(NOT_LOADED)) return new Error(`${url} could not be loaded`, { cause: error });
  return error;
};

/** Thrown to callers of an attempt that a newer attempt replaced. The remote is not at fault. */
export class Abandoned extends Error {}

/** Versions that did not load in this visit, by remote, as JSON. */
const bad = storageItem('sessionStorage', 'phila.did-not-load');

const badVersions = (): Record<string, string> => JSON.parse(bad.read() ?? '{}') as Record<string, string>;

/** Remote as the runtime knows it. */
interface Registered {
  /** Name it is registered under. */
  name: string;
  /** Address of its entry. */
  url: string;
}

/** Attempt to load a remote; the next one starts afresh, however this ended. */
class Attempt {
  private abandonWith: (reason: Abandoned) => void = () => undefined;
  private readonly abandoned = new Promise<never>((_, reject) => {
    this.abandonWith = reject;
  });

  /** @param number of the attempts before: from the second on, files come past the cache */
  constructor(
    readonly number: number,
    private readonly remote: Promise<Registered>,
  ) {
    // Marks rejections as handled, as nothing may be waiting for them.
    remote.catch(() => undefined);
    this.abandoned.catch(() => undefined);
  }

  /** @throws if no byte comes within the limit, the module throws, or the attempt is abandoned */
  async load<T>(module: string): Promise<T> {
    return withinSilence(Promise.race([this.fetch<T>(module), this.abandoned]), TIME_LIMIT);
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
 * Loads modules of remotes. A failed load leaves traces (the container's global, webpack's chunks, preloads), so the
 * next asks the registry for the current release, fetches its files under new addresses, and registers the remote by
 * a new name. Registering the old name again (`force`) would drop everything that the remote first put into the share
 * scope.
 */
export class RemoteLoader {
  private readonly attempts = new Map<string, Attempt>();
  private readonly begun = new Map<string, number>();
  private readonly entries: Map<string, SiteEntry>;
  /** Remotes of which something has loaded: no other version may come beside it. */
  private readonly begunToRun = new Set<string>();
  /** Remotes shown in their last good version. */
  private readonly lastGood = new Set<string>();

  constructor(registry: Registry) {
    this.entries = new Map(registry.remotes.map((entry) => [entry.name, entry]));
  }

  entry(name: string): SiteEntry {
    const entry = this.entries.get(name);
    if (!entry) throw new Error(`The registry has no remote ${name}`);
    return entry;
  }

  /**
   * @param module as exposed: `./lifecycles`
   * @throws if it doesn't load, also past the cache and as the last good version, or throws while evaluated;
   * {@link Silence} at once if the line is silent; {@link Abandoned} if `startOver` was called before
   */
  async load<T>(name: string, module: string): Promise<T> {
    for (;;) {
      const attempt = this.attempts.get(name) ?? this.begin(name);
      try {
        const loaded = await attempt.load<T>(module);
        this.noteLoaded(name);
        return loaded;
      } catch (error) {
        if (error instanceof Abandoned) throw error;
        if (this.attempts.get(name) === attempt) {
          this.attempts.delete(name);
          if (error instanceof Silence || !this.mayGoOn(name, attempt)) throw error;
        } else if (!this.attempts.has(name)) throw error;
      }
    }
  }

  /** Decides on a further attempt after one failed: past the cache, then once with the last good version. */
  private mayGoOn(name: string, { number }: Attempt): boolean {
    if (number === 0) return true;
    const { version, lastGood, type } = this.entry(name);
    // Leaves out ES modules: the page's import map lacks their hashes.
    if (this.begunToRun.has(name) || !lastGood || [type, lastGood.type].includes('module')) return false;
    if (badVersions()[name] === version) return false;
    noteFault({ remote: name, version, kind: 'load' });
    bad.write(JSON.stringify({ ...badVersions(), [name]: version }));
    return true;
  }

  private noteLoaded(name: string): void {
    if (this.begunToRun.has(name)) return;
    this.begunToRun.add(name);
    const { version, declaration } = this.entry(name);
    noteVersion(name, version);
    if (this.lastGood.has(name))
      notify({
        severity: 'info',
        text: `${declaration.title} is shown as it was before its last update.`,
        detail: 'The update could not be loaded. Nothing of yours is affected.',
        about: 'last good version',
      });
  }

  /** Discards all that is loaded or loading: the next load is a new attempt. */
  startOver(name: string): void {
    this.attempts.get(name)?.abandon();
    this.attempts.delete(name);
  }

  private begin(name: string): Attempt {
    const number = this.begun.get(name) ?? 0;
    this.begun.set(name, number + 1);
    const attempt = new Attempt(number, this.register(name, number));
    this.attempts.set(name, attempt);
    return attempt;
  }

  private async register(name: string, number: number): Promise<Registered> {
    const container = containerOf(name);
    if (number > 0 || badVersions()[name] === this.entry(name).version) await this.askAgain(name);
    this.takeLastGood(name);
    if (number > 0) {
      // Drops chunks of earlier attempts; chunks still loading reach their own attempt.
      const chunks: unknown = Reflect.get(window, `webpackChunk${container}`);
      if (Array.isArray(chunks)) chunks.length = 0;
      // Drops the container of an earlier attempt.
      Reflect.set(window, container, undefined);
    }
    const entry = this.entry(name);
    const files = filesOf(entry);
    if (files !== null) {
      preloadEntry(entry);
      await files;
    }
    // Keeps an ES module's address unchanged, because the import map has its hash under it.
    const again = number > 0 && entry.type !== 'module' ? `?attempt=${number}` : '';
    if (again) window.philaAgain = { ...window.philaAgain, [addressOf(entry, '')]: again };
    const url = addressOf(entry, entry.entry) + again;
    const registered = number > 0 ? `${container}_${number}` : container;
    noteRemote(registered, name);
    host().registerRemotes([
      { name: registered, entryGlobalName: container, entry: url, type: entry.type ?? 'global' },
    ]);
    return { name: registered, url };
  }

  /** Takes the last good version in place of one that did not load in this visit. */
  private takeLastGood(name: string): void {
    const { lastGood, ...entry } = this.entry(name);
    if (!lastGood || badVersions()[name] !== entry.version) return;
    const { files: _files, ...rest } = entry as PageEntry;
    const taken = { ...rest, ...lastGood };
    enforceIntegrity({ remotes: [taken] });
    this.entries.set(name, taken);
    this.lastGood.add(name);
  }

  private async askAgain(name: string): Promise<void> {
    try {
      const fresh = await currentRegistry(AbortSignal.timeout(TIME_LIMIT / 2));
      const entry = fresh.remotes.find((candidate) => candidate.name === name);
      // Skips ES modules: the page's import map lacks hashes of later releases, and they would run unchecked.
      if (entry && entry.type !== 'module') this.entries.set(name, entry);
    } catch {
      // Tries the known release, as the registry itself may be down.
    }
  }
}
