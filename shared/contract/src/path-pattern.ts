/** Segments between slashes; empty for `/`. */
export const segmentsOf = (path: string): string[] => path.split('/').filter((segment) => segment !== '');

/** First segment with its slash, `/details`: an area in declarations. */
export const areaOf = (path: string): string => `/${segmentsOf(pathnameOf(path))[0] ?? ''}`;

/** Path of a target, without query and fragment. */
export const pathnameOf = (target: string): string => target.split(/[?#]/, 1)[0] ?? '';
