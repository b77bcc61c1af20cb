import type { Releases } from '@phila/data-folder';

/**
 * The route paths of all remotes in use. Cached per release, because every visitor's report needs them and a release's
 * declaration never changes.
 */
export const declaredPatterns = (releases: Releases): (() => ReadonlySet<string>) => {
  let made = '';
  let patterns: ReadonlySet<string> = new Set();
  return () => {
    const { current } = releases.read();
    const now = JSON.stringify(current);
    if (now !== made) {
      patterns = new Set(
        Object.entries(current).flatMap(
          ([name, version]) => releases.declarationOf(name, version)?.routes.map(({ path }) => path) ?? [],
        ),
      );
      made = now;
    }
    return patterns;
  };
};
