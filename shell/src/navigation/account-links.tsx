import { classes } from '@phila/ui';
import { Link, useSession } from '@phila/platform';
import { findRoute } from '@phila/contract/remote';
import { firstPortalEntry } from '../declarations/first-portal-entry.ts';
import { paths } from '../declarations/well-known.ts';
import { useShell } from '../layouts/shell-context.ts';
import styles from './account-links.module.css';

/** The way in for a visitor, the way back to their own pages for everyone else. */
export const AccountLinks = ({ onChosen }: { onChosen?: () => void }) => {
  const { registry, viewer } = useShell();
  const { signedIn } = useSession();
  if (signedIn) {
    return (
      <Link
        to={firstPortalEntry(registry, viewer)}
        className={classes(
          'inline-row middle pad-x-16 min-high-40 main rounded strong nowrap no-line',
          styles.main,
        )}
        onClick={onChosen}
      >
        My account
      </Link>
    );
  }
  return (
    <>
      {findRoute(registry, paths.signIn) && (
        <Link
          to={paths.signIn}
          className={classes(
            'inline-row middle pad-x-16 min-high-40 rounded strong inherit nowrap no-line tint-on-hover',
            styles.quiet,
          )}
          onClick={onChosen}
        >
          Sign in
        </Link>
      )}
      {findRoute(registry, paths.signUp) && (
        <Link
          to={paths.signUp}
          className={classes(
            'inline-row middle pad-x-16 min-high-40 main rounded strong nowrap no-line',
            styles.main,
          )}
          onClick={onChosen}
        >
          Sign up
        </Link>
      )}
    </>
  );
};
