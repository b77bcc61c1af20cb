/** Publishes builds to a site over HTTP: sends only files that the site does not have yet. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { Refused } from './refused.mjs';

export { Refused };

/** Milliseconds for an answer: a first publication is compressed before it is answered. */
const PATIENCE = 300_000;
/** Files sent at once. */
const AT_ONCE = 4;

const DESCRIPTIONS = ['release.json', 'shell.json'];

const filesOf = (/** @type {string} */ folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    // The site compresses what it serves itself.
    .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((file) => !DESCRIPTIONS.includes(file))
    .toSorted();

const hashOf = (/** @type {Buffer} */ bytes) => createHash('sha256').update(bytes).digest('hex');

/**
 * @typedef {import('@phila/contract').ReleaseManifest} Manifest
 * @typedef {{ commit: string | null, tests: string }} Origin
 */

/**
 * Describes a build for a publication.
 * @param {string} folder with its `release.json` or `shell.json`
 * @param {Origin} origin
 * @returns {Manifest}
 * @throws Refused for a folder without either
 */
export const manifestOf = (folder, { commit, tests }) => {
  const description = DESCRIPTIONS.map((name) => path.join(folder, name)).find((file) => existsSync(file));
  if (description === undefined)
    throw new Refused(
      `${folder} has no release.json. Build the remote, and run phila-release in its folder.`,
    );
  const files = Object.fromEntries(
    filesOf(folder).map((file) => {
      const bytes = readFileSync(path.join(folder, file));
      return [file, { sha256: hashOf(bytes), size: bytes.length }];
    }),
  );
  return { release: JSON.parse(readFileSync(description, 'utf8')), files, commit, tests };
};

/** Identifies a build by its content, as the site does (api/src/core/releases/publish.ts). */
export const digestOf = (/** @type {Manifest} */ { release, files }) => {
  const sorted = Object.entries(files).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([release, sorted]))
    .digest('hex');
};

/** The releases of a site, for who holds a token for them. */
export class ReleaseSite {
  /**
   * @param {string} address of the site
   * @param {string} token for its releases
   * @param {string} by the name shown beside what is done
   */
  constructor(address, token, by) {
    this.address = address;
    this.token = token;
    this.by = by;
  }

  /**
   * @param {string} method
   * @param {string} call path below `/api/v1`
   * @param {{ json?: object, bytes?: Buffer }} [body]
   */
  async #ask(method, call, { json, bytes } = {}) {
    const type = bytes === undefined ? 'application/json' : 'application/octet-stream';
    const body = bytes ?? (json === undefined ? undefined : JSON.stringify(json));
    const response = await fetch(new URL(`/api/v1${call}`, this.address), {
      method,
      headers: {
        authorization: `Bearer ${this.token}`,
        ...(body === undefined ? {} : { 'content-type': type }),
      },
      ...(body === undefined ? {} : { body }),
      signal: AbortSignal.timeout(PATIENCE),
    }).catch(() => null);
    if (response === null)
      throw new Refused(
        `No site answers at ${this.address}. Start it (npm start), or name it: --site http://…`,
      );
    const answer = await response.json().catch(() => null);
    if (answer?.isSuccess === true) return answer.value;
    throw new Refused(
      answer?.errorMessage ??
        `${this.address} answered ${response.status}, which no site with releases does.`,
    );
  }

  /** @returns {Promise<import('@phila/contract').ReleasedRemote[]>} */
  list() {
    return this.#ask('GET', '/Releases');
  }

  /**
   * Publishes a build: nothing of it is in use before it is made live.
   * @param {string} name of the remote, or `shell`
   * @param {string} folder
   * @param {Origin & { version?: string | undefined, step?: 'patch' | 'minor' | 'major', atLeast?: string,
   *   said?: (sent: number, of: number) => void }} options `said` hears how many files were sent
   * @returns {ReturnType<import('./publish.d.mts').ReleaseSite['publish']>}
   * @throws Refused
   */
  async publish(name, folder, { version, step, atLeast, said = () => {}, ...origin }) {
    const manifest = manifestOf(folder, origin);
    const body = { manifest, by: this.by, version, step, atLeast };
    const first = await this.#ask('POST', `/Releases/${name}`, { json: body });
    if (first.version !== null) return first;
    const paths = new Map(Object.entries(manifest.files).map(([file, { sha256 }]) => [sha256, file]));
    const waiting = [...first.missing];
    let sent = 0;
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        for (let hash = waiting.pop(); hash !== undefined; hash = waiting.pop()) {
          const bytes = readFileSync(path.join(folder, paths.get(hash) ?? ''));
          await this.#ask('PUT', `/Releases/blobs/${hash}`, { bytes });
          sent += 1;
          said(sent, first.missing.length);
        }
      }),
    );
    const closed = await this.#ask('POST', `/Releases/${name}`, { json: body });
    if (closed.version === null)
      throw new Refused(`Files of ${name} were lost while they were sent. Publish it again.`);
    return closed;
  }

  /** @returns {Promise<string>} the version in use now */
  async makeLive(/** @type {string} */ name, /** @type {string} */ version) {
    const done = await this.#ask('POST', `/Releases/${name}/live`, { json: { by: this.by, version } });
    return done.version;
  }

  /** @returns {Promise<string | null>} the version in use now; null for withdrawn */
  async back(/** @type {string} */ name) {
    return (await this.#ask('POST', `/Releases/${name}/back`, { json: { by: this.by } })).version;
  }

  /** @returns {Promise<string>} the version that was in use */
  async withdraw(/** @type {string} */ name) {
    return (await this.#ask('POST', `/Releases/${name}/withdraw`, { json: { by: this.by } })).version;
  }

  /** @returns {Promise<string | null>} the source map of a script; null for none */
  async sourceMap(/** @type {string} */ name, /** @type {string} */ version, /** @type {string} */ file) {
    const response = await fetch(new URL(`/api/v1/Releases/${name}/${version}/maps/${file}`, this.address), {
      headers: { authorization: `Bearer ${this.token}` },
    });
    return response.ok ? response.text() : null;
  }
}
