import { declarationOf } from '../../../core/releases/declared.ts';
import type { InUse, ReleaseStore } from '../../../core/releases/release-store.ts';

/** The route paths of all remotes that some visitor may have. Cached until something else is: every visitor's report needs them. */
export const declaredPatterns = (releases: ReleaseStore): (() => Promise<ReadonlySet<string>>) => {
  let made: { from: InUse; patterns: ReadonlySet<string> } | null = null;
  return async () => {
    const from = await releases.inUse();
    if (made?.from !== from)
      made = {
        from,
        patterns: new Set(
          [...from.live.values(), ...from.trials].flatMap(
            (release) => declarationOf(release)?.routes.map(({ path }) => path) ?? [],
          ),
        ),
      };
    return made.patterns;
  };
};
