import { PROVIDED_EXPORTS } from '../webpack/provided-exports.mjs';
import { Refused } from '@phila/remote-kit/publish';

/** Milliseconds for an answer. The calls' description is made when first asked for: 6 s on a busy machine. */
const ANSWER = 30_000;

/**
 * @import { OpenApi } from '../surface/described-service.mjs'
 */

const isJson = (/** @type {Response} */ response) =>
  (response.headers.get('content-type') ?? '').startsWith('application/json');

/** A running site as its visitors see it. */
export class RunningSite {
  constructor(/** @type {string} */ address) {
    this.address = address;
  }

  #get(/** @type {string} */ file) {
    return fetch(new URL(file, this.address), { signal: AbortSignal.timeout(ANSWER) }).catch(() => null);
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
}
