/** The parts between the slashes; empty for `/`. */
export const segmentsOf = (path: string): string[] => path.split('/').filter((segment) => segment !== '');

/** The first segment with its slash, `/details`: what declarations call an area. */
export const areaOf = (path: string): string => `/${segmentsOf(pathnameOf(path))[0] ?? ''}`;

/** A target without its query and its place on the page. */
export const pathnameOf = (target: string): string => target.split(/[?#]/, 1)[0] ?? '';
