/**
 * Refuses ways past the host: going to a page of the site by a full load, which loses everything typed on other pages,
 * and asking the service without the session, its limits and its errors.
 */

/** As the minifier writes them. To another site a remote may lead, by `location.assign` of an address that it was given. */
const HARD_NAVIGATION = [
  /\blocation(?:\.href)?=(?![=>])/,
  /\blocation\.(?:replace|reload)\(/,
  /\blocation\.assign\(["'`]\//,
];
/** A file of the remote's own has another beginning than the root of the site. */
const PLAIN_FETCH = /\bfetch\(["'`]\/[^/]/;

/** Finds the first way in which a script goes past the host; null for none. */
export const pastTheHost = (script: string): 'navigation' | 'fetch' | null => {
  if (HARD_NAVIGATION.some((shape) => shape.test(script))) return 'navigation';
  return PLAIN_FETCH.test(script) ? 'fetch' : null;
};

const SENTENCES = {
  navigation: (name: string, file: string) =>
    `${name} loads the whole site again (${file} sets the location). Use Link or useNavigate of react-router-dom; to another site, window.location.assign with its address.`,
  fetch: (name: string, file: string) =>
    `${name} asks for an address of the site by fetch (${file}). Use a call of the contract, or import the file.`,
};

/**
 * The sentence that refuses a build which goes past the host; null for none.
 * @param scripts by path
 */
export const refusalOfWaysPast = (name: string, scripts: ReadonlyMap<string, string>): string | null => {
  for (const [path, script] of scripts) {
    const found = pastTheHost(script);
    if (found !== null) return SENTENCES[found](name, path);
  }
  return null;
};
