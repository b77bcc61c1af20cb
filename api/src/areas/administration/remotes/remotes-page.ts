import type { Releases } from '../../../core/releases/releases.ts';

/** Where releases are taken back: what is done there must leave it there. */
const PAGE = '/admin/administrative/remotes';

/** Whether a release has the page on which releases are taken back. */
export const hasRemotesPage = (
  releases: Releases,
  name: string,
  version: string | null | undefined,
): boolean =>
  typeof version === 'string' &&
  (releases.declarationOf(name, version)?.routes.some(({ path }) => path === PAGE) ?? false);
