import type { Releases } from '@phila/data-folder';

/** The page for rolling back releases. A rollback must not remove it. */
const PAGE = '/admin/administrative/remotes';

/** Tells if a release contains the page for rolling back. */
export const hasRemotesPage = (
  releases: Releases,
  name: string,
  version: string | null | undefined,
): boolean =>
  typeof version === 'string' &&
  (releases.declarationOf(name, version)?.routes.some(({ path }) => path === PAGE) ?? false);
