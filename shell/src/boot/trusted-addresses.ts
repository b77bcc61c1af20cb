/** The browser's Trusted Types, so far as they are used here; older browsers have none. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: Record<'createScriptURL' | 'createHTML', (text: string) => string | null>,
  ): unknown;
}

/** Workers of the shell and of releases, which have no hash in the page. */
const WORKER = /^\/(assets|remotes)\/[^?]*-worker\.js$/;

/** Tells if a script or worker is of the site: the page knows its hash, or it is a worker's file. */
const isOurs = (address: string): boolean => {
  const url = new URL(address, window.location.href);
  if (url.origin === window.location.origin && WORKER.test(url.pathname)) return true;
  // Drops the suffix of a further attempt.
  url.search = '';
  return window.philaIntegrity?.[url.href] !== undefined;
};

/** Begins a tag or a comment; libraries hand over rules of a style sheet and `&copy;` as markup, which have none. */
const MARKUP = /<[a-z!/?]/i;

/**
 * Makes the page's only policy of Trusted Types. The browser asks it wherever code names the address of a script, the
 * loaders of remotes' builds included, or turns text into markup; evaluating text stays refused.
 */
export const trustAddresses = (): void => {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', {
    createScriptURL: (address) => (isOurs(address) ? address : null),
    createHTML: (text) => (MARKUP.test(text) ? null : text),
  });
};
