import { declarationOf } from '../../../core/releases/declared.ts';
import type { StoredRelease } from '../../../core/releases/stored-release.ts';

/** The page for rolling back releases. A rollback must not remove it. */
const PAGE = '/admin/administrative/remotes';

/** Tells if a release contains the page for rolling back; null is no release. */
export const hasRemotesPage = (release: StoredRelease | null): boolean =>
  release !== null && (declarationOf(release)?.routes.some(({ path }) => path === PAGE) ?? false);
