import { setTimeout } from 'node:timers/promises';
import { PROVIDED_EXPORTS } from '../webpack/provided-exports.mjs';
import { Refused } from '@phila/data-folder';

/** The service looks at its registry every 200 ms; on a busy machine a change takes longer to be seen. */
const REREAD = 300;
const PATIENCE = 10_000;
/** Milliseconds for an answer. The calls' description is made when first asked for: 6 s on a busy machine. */
const ANSWER = 30_000;

/**
 * @import { Changes, Releases } from '@phila/data-folder'
 * @import { Registry } from '../../contract/dist/index.js'
 * @import { OpenApi } from '../surface/described-service.mjs'
 */

const isJson = (/** @type {Response} */ response) =>
  (response.headers.get('content-type') ?? '').startsWith('application/json');

/** A running site as its visitors see it, compared with the releases of a folder that it should serve. */
export class RunningSite {
  /**
   * @param {string} address of the site
   * @param {Releases} releases those of the folder it is said to serve
   * @param {{ patience?: number }} [options] how long the site may take to follow a change, in ms
   */
  constructor(address, releases, { patience = PATIENCE } = {}) {
    this.address = address;
    this.releases = releases;
    this.patience = patience;
  }

  #get(/** @type {string} */ file) {
    return fetch(new URL(file, this.address), { signal: AbortSignal.timeout(ANSWER) }).catch(() => null);
  }

  /**
   * @returns {Promise<Registry>}
   * @throws Refused when no site answers
   */
  async registry() {
    const response = await this.#get('/registry.json');
    if (!response?.ok)
      throw new Refused(
        `No site answers at ${this.address}. Start it (npm start), or name it: --site http://…`,
      );
    return response.json();
  }

  /**
   * The service's own description of its calls.
   * @returns {Promise<OpenApi>}
   * @throws Refused when it has none
   */
  async openApi() {
    const response = await this.#get('/api/v1/openapi.json');
    if (!response?.ok) throw new Refused(`The site at ${this.address} does not say which calls it has.`);
    return response.json();
  }

  /**
   * Reads the names that each module of the shell's share scope exports, null for a module that does not tell.
   * @returns {Promise<Record<string, string[] | null>>}
   * @throws Refused when it does not say
   */
  async provided() {
    const response = await this.#get(`/${PROVIDED_EXPORTS}`);
    // A shell of before this list was published answers with a page.
    if (!response?.ok || !isJson(response))
      throw new Refused(
        `The site at ${this.address} does not say what its shell provides. Build it and start it again first.`,
      );
    return response.json();
  }

  /** Tells if a path is a file to save: the site answers every other path with a page. */
  async hasFile(/** @type {string} */ path) {
    const response = await this.#get(path);
    await response?.body?.cancel();
    return response?.ok === true && !(response.headers.get('content-type') ?? '').startsWith('text/html');
  }

  #otherFolder() {
    const folder = this.releases.folder.replace(/[\\/]site$/, '');
    return new Refused(
      `The site at ${this.address} does not serve ${folder}. Name the folder it was started with: --data DIR, or DATA_DIR.`,
    );
  }

  /**
   * Reads the releases in use, if the site serves this folder; else a release would be called live without ever being
   * so.
   * @throws Refused when it serves another folder
   */
  async servedRegistry() {
    for (let asked = 1; asked <= 3; asked += 1) {
      const registry = await this.registry();
      const { current } = this.releases.read();
      if (registry.remotes.every((remote) => current[remote.name] === remote.version)) return registry;
      await setTimeout(REREAD);
    }
    throw this.#otherFolder();
  }

  /**
   * Waits until the site serves what a change has put in use.
   * @param {string} name
   * @param {string | null} version null for withdrawn
   * @param {Parameters<Changes['restore']>[1]} before the change
   * @throws Refused when it does not follow; the folder is then as it was before
   */
  async follows(name, version, before) {
    const deadline = Date.now() + this.patience;
    do {
      const remotes = (await this.registry().catch(() => null))?.remotes;
      const served = remotes?.find((remote) => remote.name === name)?.version ?? null;
      if (remotes && served === version && this.#isOurs(remotes)) return;
      // Leaves a later release to the process that made it.
      if ((this.releases.current(name) ?? null) !== version) return;
      await setTimeout(REREAD);
    } while (Date.now() < deadline);
    await this.releases.change((changes) => changes.restore(name, before, version));
    throw new Refused(`${this.#otherFolder().message} What is in use was left as it was.`);
  }

  /** A site of another folder may happen to have the same version of one remote. */
  #isOurs(/** @type {Registry['remotes']} */ remotes) {
    const { current } = this.releases.read();
    return remotes.every((remote) => current[remote.name] === remote.version);
  }
}
