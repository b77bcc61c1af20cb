import type { RemoteDeclaration } from '@phila/contract';
import { declarationOf } from './declared.ts';
import type { InUse, ReleaseStore } from './release-store.ts';

/** Declarations of the remotes in use. Cached until something else is: the dashboard of every person asks for them. */
export const releasedDeclarations = (
  releases: ReleaseStore,
): (() => Promise<readonly RemoteDeclaration[]>) => {
  let made: { from: InUse; declarations: readonly RemoteDeclaration[] } | null = null;
  return async () => {
    const from = await releases.inUse();
    if (made?.from !== from)
      made = {
        from,
        declarations: [...from.live.values()].flatMap((release) => declarationOf(release) ?? []),
      };
    return made.declarations;
  };
};
