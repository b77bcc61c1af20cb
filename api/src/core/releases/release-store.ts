import { LRUCache } from 'lru-cache';
import type { BlobStore } from '../blobs/index.ts';
import type { Listen } from '../database/listen.ts';
import type { Database } from '../database/open.ts';
import type { Log } from '../http/log.ts';
import { CHANGED } from './changed.ts';
import { ReleaseFiles } from './release-files.ts';
import { runningInstances } from './instances.ts';
import type { RunningInstance } from './sets/fits.ts';
import {
  type Channel,
  readChannels,
  readLive,
  readPurged,
  readRelease,
  readTrials,
  type StoredRelease,
} from './stored-release.ts';

/** Releases read one by one and kept: open pages of an earlier release still ask for its files. */
const MOST_KEPT = 100;

/** Releases in use; the same object until they change, so it can key everything derived from them. */
export interface InUse {
  readonly channels: ReadonlyMap<string, Channel>;
  /** By the remote's name, the shell's among them. */
  readonly live: ReadonlyMap<string, StoredRelease>;
  /** Releases that some have besides, because they are rolled out or held. */
  readonly trials: readonly StoredRelease[];
  /** Releases whose files are served no more. */
  readonly purged: readonly StoredRelease[];
  readonly instances: readonly RunningInstance[];
}

const NOTHING: InUse = { channels: new Map(), live: new Map(), trials: [], purged: [], instances: [] };

/** Releases as this server knows them: kept in memory, and read again when any server changes what is in use. */
export class ReleaseStore {
  readonly files: ReleaseFiles;
  readonly #found = new LRUCache<string, Promise<StoredRelease | null>>({ max: MOST_KEPT });
  #inUse: InUse = NOTHING;
  #isStale = true;
  #reading: Promise<void> | null = null;

  private constructor(
    private readonly database: Database,
    blobs: BlobStore,
    private readonly log: Log,
  ) {
    this.files = new ReleaseFiles(database, blobs, log);
  }

  /** @returns the store, and a function that ends its listening */
  static async open({
    database,
    listen,
    blobs,
    log,
  }: {
    database: Database;
    listen: Listen;
    blobs: BlobStore;
    log: Log;
  }): Promise<{ releases: ReleaseStore; stop: () => Promise<void> }> {
    const releases = new ReleaseStore(database, blobs, log);
    const stop = await listen(CHANGED, () => releases.#forget());
    return { releases, stop };
  }

  #forget(): void {
    this.#isStale = true;
  }

  /** Keeps the last known releases while the database does not answer: pages go on. */
  async inUse(): Promise<InUse> {
    if (this.#isStale) {
      this.#reading ??= this.#read().finally(() => {
        this.#reading = null;
      });
      await this.#reading;
    }
    return this.#inUse;
  }

  async #read(): Promise<void> {
    // Set before reading, so that a change in between is read as well.
    this.#isStale = false;
    try {
      const [channels, live, purged, instances] = await Promise.all([
        readChannels(this.database),
        readLive(this.database),
        readPurged(this.database),
        runningInstances(this.database),
      ]);
      this.#inUse = {
        channels,
        live: new Map(live.map((release) => [release.remote, release])),
        trials: await readTrials(this.database, channels),
        purged,
        instances,
      };
    } catch (error) {
      this.#isStale = true;
      this.log.error('releases in use not read', error);
      if (this.#inUse === NOTHING) throw error;
    }
  }

  /** Any release, in use or not; null for one that was never published. */
  async find(remote: string, version: string): Promise<StoredRelease | null> {
    const live = (await this.inUse()).live.get(remote);
    if (live?.version === version) return live;
    const key = `${remote} ${version}`;
    const known = this.#found.get(key);
    if (known !== undefined) return known;
    const finding = readRelease(this.database, remote, version);
    this.#found.set(key, finding);
    // A release that is not there may come.
    finding.then(
      (found) => found === null && this.#found.delete(key),
      () => this.#found.delete(key),
    );
    return finding;
  }

  /** The releases of a remote whose files are served no more. */
  async purgedOf(remote: string): Promise<StoredRelease[]> {
    return (await this.inUse()).purged.filter((release) => release.remote === remote);
  }

  /**
   * Finds a file of the shell: of the one in use, of one that some have, or of an earlier one for open pages.
   * @param path in its build: `assets/1a2b.js`
   */
  async fileOfShell(shell: string, path: string): Promise<{ sha256: string } | undefined> {
    const { channels, live, trials } = await this.inUse();
    for (const release of [live.get(shell), ...trials.filter(({ remote }) => remote === shell)]) {
      const file = release?.manifest.files[path];
      if (file !== undefined) return file;
    }
    for (const version of channels.get(shell)?.previous.toReversed() ?? []) {
      const file = version === null ? undefined : (await this.find(shell, version))?.manifest.files[path];
      if (file !== undefined) return file;
    }
    return undefined;
  }
}
