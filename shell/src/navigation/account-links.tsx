import { ButtonLink } from '@phila/ui';
import { useSession } from '@phila/platform';
import { findRoute } from '@phila/contract/remote';
import { firstPortalEntry } from '../declarations/first-portal-entry.ts';
import { paths } from '../declarations/well-known.ts';
import { useShell } from '../shell-context.ts';

/** The way in for a visitor, the way back to their own pages for everyone else. */
export const AccountLinks = ({ onChosen }: { onChosen?: () => void }) => {
  const { registry, viewer } = useShell();
  const { signedIn } = useSession();
  if (signedIn) {
    return (
      <ButtonLink type="primary" to={firstPortalEntry(registry, viewer)} onClick={onChosen}>
        My account
      </ButtonLink>
    );
  }
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
