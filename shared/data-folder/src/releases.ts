/**
 * Releases of a site's remotes, as files below `DATA_DIR/site`. Each release stays in `remotes/<name>/<version>/` with
 * its `release.json`. `registry.json` names the version in use; the service rereads it when it changes, without a
 * rebuild or restart. Source maps are in `maps/<name>/<version>/`, which no server serves.
 * The commands (`npm run release`, `npm start`) and administration all change it with this code.
 */
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { gt, inc, rsort, valid } from 'semver';
import * as z from 'zod/mini';
import { FolderInUse, lockFolder } from './folder-lock.ts';
import { namedFiles } from './named-files.ts';
import { Refused } from './refused.ts';
import { ownValue, releasesState, replacedBy, withVersionInUse } from './state.ts';
import type { Act, Provenance, ReleasesState } from './state.ts';
import { takenRoutes } from './taken-routes.ts';
import type { Declared, RefusalOf } from './incompatibility.ts';

/** Milliseconds to wait for another release to finish: it copies a few hundred files. */
const PATIENCE = 30_000;

/** `release.json` as far as checked here; other content is kept. */
const releaseFile = z.looseObject({
  integrity: z._default(z.record(z.string(), z.string()), {}),
  assets: z._default(z.record(z.string(), z.string()), {}),
  draw: z.optional(z.object({ file: z.string(), integrity: z.string() })),
  content: z.optional(z.string()),
  declaration: z.optional(
    z.looseObject({
      name: z.string(),
      title: z.optional(z.string()),
      platform: z.string(),
      routes: z.array(z.looseObject({ path: z.string() })),
    }),
  ),
});

/** Thrown when another process keeps changing the releases. */
export class ReleasesBusy extends Refused {}

/** Identifies a build's content, apart from its version. */
const contentOf = (build: string): string =>
  createHash('sha256')
    .update(readFileSync(join(build, 'release.json')))
    .digest('hex');

const fits: RefusalOf = () => null;

export class Releases {
  readonly folder: string;
  readonly file: string;

  /** @param dataDir the site's DATA_DIR */
  constructor(dataDir: string) {
    this.folder = join(dataDir, 'site');
    this.file = join(this.folder, 'registry.json');
  }

  read(): ReleasesState {
    return releasesState.parse(existsSync(this.file) ? JSON.parse(readFileSync(this.file, 'utf8')) : {});
  }

  /** The version in use; undefined for none. */
  current(name: string): string | undefined {
    return ownValue(this.read().current, name);
  }

  folderOf(name: string, version: string): string {
    return join(this.folder, 'remotes', name, version);
  }

  /** The folder of a release's source maps, named after their scripts. */
  mapsOf(name: string, version: string): string {
    return join(this.folder, 'maps', name, version);
  }

  release(name: string, version: string): z.output<typeof releaseFile> {
    return releaseFile.parse(
      JSON.parse(readFileSync(join(this.folderOf(name, version), 'release.json'), 'utf8')),
    );
  }

  versions(name: string): string[] {
    return ownValue(this.read().history, name) ?? [];
  }

  /** The version that a rollback returns to; null for withdrawn, undefined if none was in use before. */
  before(name: string): string | null | undefined {
    return replacedBy(this.read(), name).at(-1);
  }

  /** Every version of a remote, oldest first, with its origin if known. */
  list(name: string): { version: string; isInUse: boolean; published: Provenance | undefined }[] {
    const state = this.read();
    const current = ownValue(state.current, name);
    return (ownValue(state.history, name) ?? []).map((version) => ({
      version,
      isInUse: version === current,
      published: ownValue(ownValue(state.published, name) ?? {}, version),
    }));
  }

  /**
   * The next version: a patch above all earlier ones, and at least the remote's package.json. Counts folders too,
   * because a killed release leaves a folder that the registry never named.
   */
  next(name: string, packageVersion: string, step: 'patch' | 'minor' | 'major' = 'patch'): string {
    const folder = this.folderOf(name, '');
    const all = [...this.versions(name), ...(existsSync(folder) ? readdirSync(folder) : [])].filter(
      (version) => valid(version),
    );
    const [latest] = rsort(all);
    const above = latest === undefined ? null : inc(latest, step);
    return above === null || gt(packageVersion, above) ? packageVersion : above;
  }

  /** The version that published this same build before, if any. */
  publishedAs(name: string, build: string): string | undefined {
    const mark = contentOf(build);
    return this.versions(name).find((version) => this.release(name, version).content === mark);
  }

  /** Reads a release's declaration; null if missing or unreadable. */
  declarationOf(name: string, version: string): Declared | null {
    const file = join(this.folderOf(name, version), 'release.json');
    if (!existsSync(file)) return null;
    return releaseFile.safeParse(JSON.parse(readFileSync(file, 'utf8'))).data?.declaration ?? null;
  }

  /** Reads the declarations of the other remotes in use; an unreadable one is not served either. */
  others(name: string): Declared[] {
    return Object.entries(this.read().current).flatMap(([other, version]) => {
      const declaration = other === name ? null : this.declarationOf(other, version);
      return declaration === null ? [] : [declaration];
    });
  }

  /**
   * Changes the registry under a lock, or two processes would overwrite each other's changes. Takes over a killed
   * process's lock.
   * @param work synchronous: the lock is released when it returns
   * @param patience milliseconds to wait for another process
   * @throws ReleasesBusy if another process keeps the lock
   */
  async change<T>(work: (changes: Changes) => T, patience = PATIENCE): Promise<T> {
    mkdirSync(this.folder, { recursive: true });
    const unlock = await lockFolder(join(this.folder, 'registry.lock'), this.folder, patience).catch(
      (error: unknown) => {
        if (!(error instanceof FolderInUse)) throw error;
        throw new ReleasesBusy(
          `Somebody else is releasing in ${this.folder}. Try again when that has ended.`,
        );
      },
    );
    try {
      return work(new Changes(dirname(this.folder)));
    } finally {
      await unlock();
    }
  }
}

/** Changes the registry under its lock; made by `Releases.change`. */
export class Changes extends Releases {
  /** Writes another file and renames it, so that no reader sees half of it. */
  write(state: ReleasesState): void {
    mkdirSync(this.folder, { recursive: true });
    const beside = `${this.file}.${process.pid}`;
    writeFileSync(beside, `${JSON.stringify(state, null, 2)}\n`);
    renameSync(beside, this.file);
  }

  /**
   * Stores a build's named files under its version for good, and puts it in use.
   * @param refusalOf returns a reason against it, or null
   * @param provenance time, publisher and source of the release; stored in the registry, because a release's files
   * are public
   */
  publish(
    name: string,
    version: string,
    build: string,
    refusalOf: RefusalOf = fits,
    provenance?: Provenance,
  ): void {
    // Checks the version, because it becomes a folder's name and the next is counted from it.
    if (valid(version) !== version)
      throw new Refused(`${version} is no version; write three numbers, as in 1.2.3.`);
    const target = this.folderOf(name, version);
    if (existsSync(target))
      throw new Refused(`${name} ${version} is published already; a release is never changed.`);
    const release = releaseFile.parse(JSON.parse(readFileSync(join(build, 'release.json'), 'utf8')));
    const refusal = release.declaration ? refusalOf(release.declaration, this.others(name)) : null;
    if (refusal !== null) throw new Refused(refusal);
    const beside = `${target}.${process.pid}`;
    rmSync(beside, { recursive: true, force: true });
    const { published, maps } = namedFiles(name, build, release);
    mkdirSync(beside, { recursive: true });
    for (const file of published) {
      mkdirSync(dirname(join(beside, file)), { recursive: true });
      copyFileSync(join(build, file), join(beside, file));
    }
    this.#keepMaps(name, version, build, maps);
    const entry = { ...release, version, base: `/remotes/${name}/${version}/`, content: contentOf(build) };
    writeFileSync(join(beside, 'release.json'), JSON.stringify(entry));
    renameSync(beside, target);
    const state = this.read();
    const before = replacedBy(state, name);
    const all = ownValue(state.history, name) ?? [];
    const replaced = all.length === 0 ? before : [...before, ownValue(state.current, name) ?? null];
    const act = provenance && { at: provenance.at, by: provenance.by };
    this.write({
      ...withVersionInUse(state, name, version, { replaced, act }),
      history: { ...state.history, [name]: [...all, version] },
      ...(provenance && {
        published: {
          ...state.published,
          [name]: { ...ownValue(state.published, name), [version]: provenance },
        },
      }),
    });
  }

  /** Stores source maps to read a release's stacks; browsers do not need them, and they reveal every file. */
  #keepMaps(name: string, version: string, build: string, maps: readonly string[]): void {
    const target = this.mapsOf(name, version);
    rmSync(target, { recursive: true, force: true });
    if (maps.length === 0) return;
    mkdirSync(target, { recursive: true });
    for (const map of maps) copyFileSync(join(build, map), join(target, basename(map)));
  }

  /**
   * Puts the version in use before (or null for withdrawn) back, and returns it. Forgets the version taken back, so
   * that going back further skips it.
   * @param refusalOf returns a reason against that version, or null
   */
  back(name: string, refusalOf: RefusalOf = fits, act?: Act): string | null {
    const state = this.read();
    const current = ownValue(state.current, name);
    const replaced = replacedBy(state, name);
    const before = this.before(name);
    if (before === undefined)
      throw new Refused(
        current === undefined
          ? `${name} was never released here.`
          : `${name} ${current} is the first release here; there is none before it.`,
      );
    if (before !== null) this.#refuseUnfit(name, before, refusalOf);
    this.write(withVersionInUse(state, name, before, { replaced: replaced.slice(0, -1), act }));
    return before;
  }

  /**
   * Puts an earlier published version in use; `--back` then leads to the present one.
   * @param refusalOf returns a reason against it, or null
   */
  to(name: string, version: string, refusalOf: RefusalOf = fits, act?: Act): void {
    const state = this.read();
    const current = ownValue(state.current, name);
    const all = ownValue(state.history, name) ?? [];
    if (!all.includes(version))
      throw new Refused(
        all.length === 0
          ? `${name} was never released here.`
          : `${name} ${version} was never released here. There are: ${all.join(', ')}.`,
      );
    if (version === current) throw new Refused(`${name} ${version} is in use already.`);
    this.#refuseUnfit(name, version, refusalOf);
    this.write(
      withVersionInUse(state, name, version, {
        replaced: [...replacedBy(state, name), current ?? null],
        act,
      }),
    );
  }

  /**
   * Reverts a change that the running site did not follow, unless it was changed again.
   * @param before the state as returned by `read`
   * @param now the version that the change put in use
   */
  restore(name: string, before: ReleasesState, now: string | null): void {
    const state = this.read();
    if ((ownValue(state.current, name) ?? null) !== now) return;
    const version = ownValue(before.current, name) ?? null;
    this.write(
      withVersionInUse(state, name, version, {
        replaced: replacedBy(before, name),
        act: ownValue(before.since, name),
      }),
    );
  }

  /** Withdraws a remote, keeping its files, and returns its version. */
  withdraw(name: string, act?: Act): string {
    const state = this.read();
    const current = ownValue(state.current, name);
    if (!current)
      throw new Refused(
        this.versions(name).length > 0
          ? `${name} is withdrawn already. Going back puts it in use again.`
          : `${name} was never released here.`,
      );
    this.#refuseWithoutFiles(name, current);
    this.write(withVersionInUse(state, name, null, { replaced: [...replacedBy(state, name), current], act }));
    return current;
  }

  /** Requires its files, to be able to go back. */
  #refuseWithoutFiles(name: string, version: string): void {
    if (!existsSync(join(this.folderOf(name, version), 'release.json')))
      throw new Refused(`The files of ${name} ${version} are gone: it could not be put in use again.`);
  }

  /** Checks that the version still fits the site, because the site's platform may have changed. */
  #refuseUnfit(name: string, version: string, refusalOf: RefusalOf): void {
    this.#refuseWithoutFiles(name, version);
    const { declaration } = this.release(name, version);
    if (declaration === undefined) return;
    const others = this.others(name);
    this.#refuseTaken(name, version, takenRoutes(declaration, others));
    const refusal = refusalOf(declaration, others);
    if (refusal !== null) throw new Refused(refusal);
  }

  /** Refuses addresses that another remote took since that version. */
  #refuseTaken(name: string, version: string, taken: ReturnType<typeof takenRoutes>): void {
    if (taken.length === 0) return;
    const whose = taken.map(({ path, owner }) => `${path} belongs to ${owner} now.`).join(' ');
    const owners = [...new Set(taken.map(({ owner }) => owner))].join(' and ');
    throw new Refused(
      `${name} ${version} cannot come back: ${whose} Take ${owners} back or withdraw it first.`,
    );
  }
}
