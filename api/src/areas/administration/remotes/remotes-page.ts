import type { Releases } from '../../../core/releases/releases.ts';

/** The page for taking releases back: taking one back must not remove it. */
const PAGE = '/admin/administrative/remotes';

/** Tells if a release still has the page for taking releases back. */
export const hasRemotesPage = (
  releases: Releases,
  name: string,
  version: string | null | undefined,
): boolean =>
  typeof version === 'string' &&
  (releases.declarationOf(name, version)?.routes.some(({ path }) => path === PAGE) ?? false);
