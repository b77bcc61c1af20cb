/** The parts between the slashes; empty for `/`. */
export const segmentsOf = (path: string): string[] => path.split('/').filter((segment) => segment !== '');

/** The first segment with its slash, `/details`: what declarations call an area. */
export const areaOf = (path: string): string => `/${segmentsOf(pathnameOf(path))[0] ?? ''}`;

/** A target without its query and its place on the page. */
export const pathnameOf = (target: string): string => target.split(/[?#]/, 1)[0] ?? '';

const isParameter = (segment: string) => segment.startsWith(':');

/**
 * How well a declared path covers an address: null when it does not, else a key that sorts higher the more exact the
 * path is (a named segment before a parameter, a parameter before what a `/*` at the end leaves open). Letter case
 * and a slash at the end make no difference, as in the remotes' own routers. The shell shows by it and the service
 * preloads by it.
 */
export const matchPath = (pattern: string, pathname: string): string | null => {
  const wanted = segmentsOf(pattern);
  const given = segmentsOf(pathname);
  const open = wanted.at(-1) === '*';
  if (open) wanted.pop();
  if (open ? given.length < wanted.length : given.length !== wanted.length) return null;

  let key = '';
  for (const [index, segment] of wanted.entries()) {
    if (isParameter(segment)) key += '1';
    else if (segment.toLowerCase() === given[index]?.toLowerCase()) key += '2';
    else return null;
  }
  return open ? key : `${key}3`;
};
