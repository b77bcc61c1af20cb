/**
 * The releases of remotes on one site, as files below `DATA_DIR/site`: each release for ever in
 * `remotes/<name>/<version>/` with its `release.json`, and `registry.json`, which says which one is in use. The
 * service reads that file anew when it changes, so neither the shell nor the service is built or started again.
 */
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import semver from 'semver';

const EMPTY = { current: {}, history: {} };

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

  /** Written beside and renamed, so that a reader never sees half a file. */
  write(state) {
    mkdirSync(this.folder, { recursive: true });
    const beside = `${this.file}.${process.pid}`;
    writeFileSync(beside, `${JSON.stringify(state, null, 2)}\n`);
    renameSync(beside, this.file);
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

  /** The version to give next: one patch above all that there were, and not below the remote's package.json. */
  next(name, packageVersion, step = 'patch') {
    const all = this.versions(name).filter((version) => semver.valid(version));
    if (all.length === 0) return packageVersion;
    const above = semver.inc(semver.rsort([...all])[0], step);
    return semver.gt(packageVersion, above) ? packageVersion : above;
  }

  /** The version under which just this build was published before, whatever its number. */
  publishedAs(name, build) {
    const mark = contentOf(build);
    return this.versions(name).find((version) => this.release(name, version).content === mark);
  }

  /** Puts a build under its version for ever and points the registry at it. */
  publish(name, version, build) {
    // It becomes the name of a folder, and the next version is counted from it.
    if (semver.valid(version) !== version)
      throw new Refused(`${version} is no version; write three numbers, as in 1.2.3.`);
    const target = this.folderOf(name, version);
    if (existsSync(target))
      throw new Refused(`${name} ${version} is published already; a release is never changed.`);
    const beside = `${target}.${process.pid}`;
    rmSync(beside, { recursive: true, force: true });
    cpSync(build, beside, { recursive: true });
    const release = JSON.parse(readFileSync(path.join(build, 'release.json'), 'utf8'));
    const entry = { ...release, version, base: `/remotes/${name}/${version}/`, content: contentOf(build) };
    writeFileSync(path.join(beside, 'release.json'), JSON.stringify(entry));
    renameSync(beside, target);
    const state = this.read();
    this.write({
      ...state,
      current: { ...state.current, [name]: version },
      history: { ...state.history, [name]: [...(held(state.history, name) ?? []), version] },
    });
  }

  /** Points the registry at the release before the one in use, and returns its version. */
  back(name) {
    const state = this.read();
    const all = held(state.history, name) ?? [];
    const current = held(state.current, name);
    const before = all[all.indexOf(current) - 1];
    if (!current) throw new Refused(`${name} was never released here.`);
    if (!before) throw new Refused(`${name} ${current} is the first release here; there is none before it.`);
    this.write({ ...state, current: { ...state.current, [name]: before } });
    return before;
  }
}

/** A mark of what a build contains, apart from the version that it is given. */
const contentOf = (build) =>
  createHash('sha256')
    .update(readFileSync(path.join(build, 'release.json')))
    .digest('hex');

/**
 * Whether a remote's declared need fits the platform that a site runs.
 * @returns {string | null} the sentence that refuses it, or null
 */
export const unfit = (declaration, platform) => {
  if (!semver.validRange(declaration.platform))
    return `${declaration.name} declares the platform ${declaration.platform}, which is no version range.`;
  if (semver.satisfies(platform, declaration.platform)) return null;
  return (
    `${declaration.name} needs the platform ${declaration.platform}, and the running site has ${platform}. ` +
    (semver.gtr(platform, declaration.platform)
      ? 'Build the remote against the newer platform and state it in remote.ts.'
      : 'Release the newer shell first, or ask for less in remote.ts.')
  );
};
