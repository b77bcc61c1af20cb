/** Lets only an area's own remote change its kept reads. Another would show unsaved values on pages that are not its own. */

/** Areas of calls whose kept answers a remote may change, as lint holds (own-areas.test.ts); a new line is for the squad that owns the area. */
export const OWN_AREAS: Readonly<Record<string, readonly string[]>> = {
  career: ['career'],
  details: ['documents'],
};

/**
 * The sentence that refuses a build which changes kept reads without owning an area; null for none.
 * @param imports the names that the build imports, by key of the share scope
 */
export const refusalOfKeptReads = (
  name: string,
  imports: Readonly<Record<string, readonly string[]>>,
): string | null => {
  const taken = imports['@phila/platform'] ?? [];
  if (!taken.includes('changeReads') || Object.hasOwn(OWN_AREAS, name)) return null;
  return (
    `${name} changes what is kept of reads (changeReads of @phila/platform), and owns no area of calls. ` +
    'Use refreshReads: what was saved is then fetched again.'
  );
};
