import type { Releases } from '../../../core/releases/releases.ts';

/**
 * The paths of the routes of all remotes in use. Read again when another release is: what a release declares never
 * changes, and any visitor may ask.
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
