/**
 * The releases of remotes on one site, as files below `DATA_DIR/site`: each release for ever in
 * `remotes/<name>/<version>/` with its `release.json`, and `registry.json`, which says which one is in use. The
 * service reads that file again when it changes, so neither the shell nor the service is built or started again.
 */
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import semver from 'semver';
import { FolderInUse, lockFolder } from '../../../api/dist/core/database/folder-lock.js';
import { refusalOfTaken, takenRoutes } from './taken-routes.mjs';

const EMPTY = { current: {}, history: {}, replaced: {}, published: {} };

/** How long another release may write, in milliseconds: one copies a few hundred files. */
const PATIENCE = 30_000;

/** What is held under a name, and not what every object has (a remote may be called "constructor"). */
const held = (object, name) => (Object.hasOwn(object, name) ? object[name] : undefined);

/** A release that cannot be published or taken back; its message is for the person at the prompt. */
export class Refused extends Error {}

export class Releases {
  /** @param {string} dataDir the running site's DATA_DIR */
  constructor(dataDir) {
    this.folder = path.join(dataDir, 'site');
    this.file = path.join(this.folder, 'registry.json');
  }

  read() {
    return existsSync(this.file) ? { ...EMPTY, ...JSON.parse(readFileSync(this.file, 'utf8')) } : EMPTY;
  }

  /** The version in use, if any. */
  current(name) {
    return held(this.read().current, name);
  }

  folderOf(name, version) {
    return path.join(this.folder, 'remotes', name, version);
  }

  release(name, version) {
    return JSON.parse(readFileSync(path.join(this.folderOf(name, version), 'release.json'), 'utf8'));
  }

  versions(name) {
    return held(this.read().history, name) ?? [];
  }

  /** Every version of a remote, oldest first, with where it came from as far as that was kept. */
  list(name) {
    const state = this.read();
    const current = held(state.current, name);
    return (held(state.history, name) ?? []).map((version) => ({
      version,
      isInUse: version === current,
      published: held(held(state.published, name) ?? {}, version),
    }));
  }

  /**
   * The version to give next: one patch above all that there were, and not below the remote's package.json. The folders
   * count too: a release that was killed at its end has left one that the registry never named.
   */
  next(name, packageVersion, step = 'patch') {
    const folder = this.folderOf(name, '');
    const all = [...this.versions(name), ...(existsSync(folder) ? readdirSync(folder) : [])].filter(
      (version) => semver.valid(version),
    );
    if (all.length === 0) return packageVersion;
    const above = semver.inc(semver.rsort([...all])[0], step);
    return semver.gt(packageVersion, above) ? packageVersion : above;
  }

  /** The version under which just this build was published before, whatever its number. */
  publishedAs(name, build) {
    const mark = contentOf(build);
    return this.versions(name).find((version) => this.release(name, version).content === mark);
  }

  /** What the remotes in use declare, apart from this one; one that cannot be read is not served either. */
  others(name) {
    return Object.entries(this.read().current).flatMap(([other, version]) => {
      if (other === name || !existsSync(path.join(this.folderOf(other, version), 'release.json'))) return [];
      const { declaration } = this.release(other, version);
      return declaration ? [declaration] : [];
    });
  }

  /**
   * Changes the registry under a lock. Without it, two processes at the same moment would each overwrite what the other
   * has written. The lock of a process that was killed is taken over.
   * @template T not a promise: the lock is given back when the work returns
   * @param {(changes: Changes) => T} work
   * @returns {Promise<T>}
   * @throws Refused when another process keeps the lock
   */
  async change(work) {
    mkdirSync(this.folder, { recursive: true });
    const unlock = await lockFolder(path.join(this.folder, 'registry.lock'), this.folder, PATIENCE).catch(
      (error) => {
        if (!(error instanceof FolderInUse)) throw error;
        throw new Refused(`Somebody else is releasing in ${this.folder}. Try again when that has ended.`);
      },
    );
    try {
      return work(new Changes(path.dirname(this.folder)));
    } finally {
      await unlock();
    }
  }
}

/**
 * What was in use before the version that is now, oldest first, with null for having been withdrawn. A registry from
 * before this was kept has only the order in which versions were published.
 */
const replacedBy = (state, name) => {
  const kept = held(state.replaced, name);
  if (kept) return kept;
  const all = held(state.history, name) ?? [];
  const current = held(state.current, name);
  return current === undefined ? all : all.slice(0, Math.max(0, all.indexOf(current)));
};

/** The state with another version of a remote in use, or with none. */
const using = (state, name, version, replaced) => {
  const { [name]: _, ...others } = state.current;
  return {
    ...state,
    current: version === null ? others : { ...others, [name]: version },
    replaced: { ...state.replaced, [name]: replaced },
  };
};

/** What may be done to the registry under its lock; `Releases.change` gives it. */
export class Changes extends Releases {
  /** Written beside and renamed, so that a reader never sees half a file. */
  write(state) {
    mkdirSync(this.folder, { recursive: true });
    const beside = `${this.file}.${process.pid}`;
    writeFileSync(beside, `${JSON.stringify(state, null, 2)}\n`);
    renameSync(beside, this.file);
  }

  /**
   * Puts a build under its version for ever and points the registry at it.
   * @param {(declaration: object, others: object[]) => string | null} refusalOf says why it is not to be, or null
   * @param {object} [provenance] when, by which account and from what it is published; kept in the registry, not in the
   *   release, whose files are public
   */
  publish(name, version, build, refusalOf = () => null, provenance = undefined) {
    // It becomes the name of a folder, and the next version is counted from it.
    if (semver.valid(version) !== version)
      throw new Refused(`${version} is no version; write three numbers, as in 1.2.3.`);
    const target = this.folderOf(name, version);
    if (existsSync(target))
      throw new Refused(`${name} ${version} is published already; a release is never changed.`);
    const release = JSON.parse(readFileSync(path.join(build, 'release.json'), 'utf8'));
    const refusal = refusalOf(release.declaration, this.others(name));
    if (refusal !== null) throw new Refused(refusal);
    const beside = `${target}.${process.pid}`;
    rmSync(beside, { recursive: true, force: true });
    cpSync(build, beside, { recursive: true });
    const entry = { ...release, version, base: `/remotes/${name}/${version}/`, content: contentOf(build) };
    writeFileSync(path.join(beside, 'release.json'), JSON.stringify(entry));
    renameSync(beside, target);
    const state = this.read();
    const before = replacedBy(state, name);
    const all = held(state.history, name) ?? [];
    const replaced = all.length === 0 ? before : [...before, held(state.current, name) ?? null];
    this.write({
      ...using(state, name, version, replaced),
      history: { ...state.history, [name]: [...all, version] },
      ...(provenance && {
        published: {
          ...state.published,
          [name]: { ...held(state.published, name), [version]: provenance },
        },
      }),
    });
  }

  /**
   * Points the registry at what was in use before: a version, or null for withdrawn, and returns that.
   * What was taken back is not come upon again by going back further.
   * @param {(declaration: object, others: object[]) => string | null} refusalOf says why that cannot be used now, or null
   */
  back(name, refusalOf = () => null) {
    const state = this.read();
    const current = held(state.current, name);
    const replaced = replacedBy(state, name);
    if (!current && replaced.length === 0) throw new Refused(`${name} was never released here.`);
    if (replaced.length === 0)
      throw new Refused(`${name} ${current} is the first release here; there is none before it.`);
    const before = replaced.at(-1);
    if (before !== null) this.#refuseUnfit(name, before, refusalOf);
    this.write(using(state, name, before, replaced.slice(0, -1)));
    return before;
  }

  /**
   * Points the registry at a version that was published before; `--back` then leads to what was in use until now.
   * @param {(declaration: object, others: object[]) => string | null} refusalOf says why it is not to be, or null
   */
  to(name, version, refusalOf = () => null) {
    const state = this.read();
    const current = held(state.current, name);
    const all = held(state.history, name) ?? [];
    if (!all.includes(version))
      throw new Refused(
        all.length === 0
          ? `${name} was never released here.`
          : `${name} ${version} was never released here. There are: ${all.join(', ')}.`,
      );
    if (version === current) throw new Refused(`${name} ${version} is in use already.`);
    this.#refuseUnfit(name, version, refusalOf);
    this.write(using(state, name, version, [...replacedBy(state, name), current ?? null]));
  }

  /**
   * Undoes a change of what is in use that the running site did not follow, unless it was changed again since.
   * @param {object} before the state as `read` gave it
   * @param {string | null} now what the change had put in use
   */
  restore(name, before, now) {
    const state = this.read();
    if ((held(state.current, name) ?? null) !== now) return;
    this.write(using(state, name, held(before.current, name) ?? null, replacedBy(before, name)));
  }

  /** Takes a remote out of use, its files staying, and returns the version that was. */
  withdraw(name) {
    const state = this.read();
    const current = held(state.current, name);
    if (!current)
      throw new Refused(
        this.versions(name).length > 0
          ? `${name} is withdrawn already. In use again: npm run release -- ${name} --back`
          : `${name} was never released here.`,
      );
    this.write(using(state, name, null, [...replacedBy(state, name), current]));
    return current;
  }

  /** The site may have another platform now than when the version was released. */
  #refuseUnfit(name, version, refusalOf) {
    this.#refuseTaken(name, version);
    const { declaration } = this.release(name, version);
    const refusal = declaration ? refusalOf(declaration, this.others(name)) : null;
    if (refusal !== null) throw new Refused(refusal);
  }

  /** Another remote may have been given an address since that the earlier version has too. */
  #refuseTaken(name, version) {
    const { declaration } = this.release(name, version);
    const taken = declaration ? takenRoutes(declaration, this.others(name)) : [];
    if (taken.length === 0) return;
    const whose = taken.map(({ path: route, owner }) => `${route} belongs to ${owner} now.`).join(' ');
    const owners = [...new Set(taken.map(({ owner }) => owner))].join(' and ');
    throw new Refused(
      `${name} ${version} cannot come back: ${whose} Take ${owners} back or withdraw it first.`,
    );
  }
}

/** A mark of what a build contains, apart from the version that it is given. */
const contentOf = (build) =>
  createHash('sha256')
    .update(readFileSync(path.join(build, 'release.json')))
    .digest('hex');

/**
 * Whether a remote fits a site: its declared need the platform there, and its addresses those of the other remotes.
 * @param {object[]} others what the site's other remotes declare
 * @returns {string | null} the sentence that refuses it, or null
 */
export const unfit = (declaration, platform, others) => {
  if (!semver.validRange(declaration.platform))
    return `${declaration.name} declares the platform ${declaration.platform}, which is no version range.`;
  if (semver.satisfies(platform, declaration.platform)) return refusalOfTaken(declaration, others);
  return (
    `${declaration.name} needs the platform ${declaration.platform}, and the running site has ${platform}. ` +
    (semver.gtr(platform, declaration.platform)
      ? 'Build the remote against the newer platform and state it in remote.ts.'
      : 'Release the newer shell first, or ask for less in remote.ts.')
  );
};
