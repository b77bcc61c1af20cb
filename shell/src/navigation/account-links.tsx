import { ButtonLink } from '@phila/ui';
import { useSession } from '@phila/platform';
import { findRoute } from '@phila/contract/remote';
import { useEffect } from 'react';
import { firstPortalEntry } from '../declarations/first-portal-entry.ts';
import { paths } from '../declarations/well-known.ts';
import { useAfterPage } from '../loading/after-page.ts';
import { useShell } from '../shell-context.ts';

interface AccountLinksProps {
  onChosen?: (() => void) | undefined;
}

/** True if the browser is set to save data (Save-Data), as far as it tells. */
const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/**
 * Link to the portal that prefetches its first page: the portal has other chrome and remotes, and without their code
 * the page would jump a second after the press.
 */
const MyAccountLink = ({ onChosen }: AccountLinksProps) => {
  const { registry, viewer, remotes } = useShell();
  const to = firstPortalEntry(registry, viewer);
  const isPageThere = useAfterPage();
  useEffect(() => {
    if (isPageThere && !savesData()) remotes.preload(to, 'prefetch');
  }, [isPageThere, remotes, to]);
  return (
    <ButtonLink type="primary" to={to} onClick={onChosen}>
      My account
    </ButtonLink>
  );
};

/** Sign-in for a visitor; the way to the portal for everyone else. */
export const AccountLinks = ({ onChosen }: AccountLinksProps) => {
  const { registry } = useShell();
  const { signedIn } = useSession();
  if (signedIn) return <MyAccountLink onChosen={onChosen} />;
  return (
    <>
      {findRoute(registry, paths.signIn) && (
        <ButtonLink type="inherit" to={paths.signIn} onClick={onChosen}>
          Sign in
        </ButtonLink>
      )}
      {findRoute(registry, paths.signUp) && (
        <ButtonLink type="primary" to={paths.signUp} onClick={onChosen}>
          Sign up
        </ButtonLink>
      )}
    </>
  );
};
