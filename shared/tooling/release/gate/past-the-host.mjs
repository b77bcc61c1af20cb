/**
 * Refuses ways past the host: going to a page of the site by a full load, which loses everything typed on other pages,
 * and asking the service without the session, its limits and its errors.
 */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** As the minifier writes them. To another site a remote may lead, by `location.assign` of an address that it was given. */
const HARD_NAVIGATION = [
  /\blocation(?:\.href)?=(?![=>])/,
  /\blocation\.(?:replace|reload)\(/,
  /\blocation\.assign\(["'`]\//,
];
/** A file of the remote's own has another beginning than the root of the site. */
const PLAIN_FETCH = /\bfetch\(["'`]\/[^/]/;

/**
 * @param {string} script
 * @returns {'navigation' | 'fetch' | null} the first way in which it goes past the host
 */
export const pastTheHost = (script) => {
  if (HARD_NAVIGATION.some((shape) => shape.test(script))) return 'navigation';
  return PLAIN_FETCH.test(script) ? 'fetch' : null;
};

const SENTENCES = {
  navigation: (/** @type {string} */ name, /** @type {string} */ file) =>
    `${name} loads the whole site again (${file} sets the location). Use Link or useNavigate of react-router-dom; to another site, window.location.assign with its address.`,
  fetch: (/** @type {string} */ name, /** @type {string} */ file) =>
    `${name} asks for an address of the site by fetch (${file}). Use a call of the contract, or import the file.`,
};

/** @returns {string | null} the sentence that refuses a build which goes past the host */
export const refusalOfWaysPast = (/** @type {string} */ name, /** @type {string} */ output) => {
  for (const file of readdirSync(output).filter((one) => one.endsWith('.js'))) {
    const found = pastTheHost(readFileSync(path.join(output, file), 'utf8'));
    if (found !== null) return SENTENCES[found](name, file);
  }
  return null;
};
