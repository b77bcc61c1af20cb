/** Finds other hosts in a build: those that it would contact, which the policy of the site's pages stops, and all others. */

const HOST = '((?:https?:|wss?:)?)//([a-z0-9-]+(?:\\.[a-z0-9-]+)*(?::\\d+)?)';

/** Calls and assignments with an address of another host, as the minifier writes them. */
const CONTACTS = [
  `\\b(?:fetch|WebSocket|EventSource|Worker|SharedWorker|sendBeacon|importScripts|import)\\(\\s*["'\`]${HOST}`,
  `\\.open\\(\\s*["'\`][A-Z]+["'\`],\\s*["'\`]${HOST}`,
  `\\.src=\\s*["'\`]${HOST}`,
  `\\b(?:from|import)\\s*["'\`]${HOST}`,
].map((pattern) => new RegExp(pattern, 'gi'));

/** Files that a style sheet loads. */
const LOADED = [`url\\(\\s*["']?${HOST}`, `@import\\s+["']${HOST}`].map(
  (pattern) => new RegExp(pattern, 'gi'),
);

const NAMED = new RegExp(HOST.replace('?)', ')'), 'gi');

const found = (text: string, patterns: readonly RegExp[]): string[] =>
  patterns.flatMap((pattern) => [...text.matchAll(pattern)].map(([, , host = '']) => host.toLowerCase()));

const contacted = (path: string, text: string): string[] =>
  found(text, path.endsWith('.css') ? LOADED : CONTACTS);

/**
 * The sentence that refuses a build which contacts another host; null for none.
 * @param files scripts and styles, by path
 */
export const refusalOfHosts = (name: string, files: Iterable<readonly [string, string]>): string | null => {
  for (const [path, text] of files) {
    const [host] = contacted(path, text);
    if (host !== undefined)
      return `${path} of ${name} contacts ${host}, which the policy of the site’s pages does not let it. Bring the file along, or ask through the service.`;
  }
  return null;
};

/** Lists every host that a build names, sorted: in links, texts and licences as well. */
export const hostsNamed = (texts: Iterable<string>): string[] =>
  [...new Set([...texts].flatMap((text) => found(text, [NAMED])))].toSorted();
