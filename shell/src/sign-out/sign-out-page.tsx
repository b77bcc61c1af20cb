import { classes } from '@phila/ui';
import { navigate, signOut, useLoading } from '@phila/platform';
import { hasTabSession } from '@phila/platform/host';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../declarations/well-known.ts';
import styles from './sign-out-page.module.css';

/** Milliseconds that the text is shown (specification: accounts). */
export const SIGN_OUT_REDIRECT = 2000;

/** Ends the session and returns home (specification: shell), unless the person picks a link. */
export const SignOutPage = () => {
  const [isEnding, setEnding] = useState(true);
  useLoading(isEnding);
  useEffect(() => {
    // Leaves it to the banner of a viewing, after which its administrator is still signed in.
    if (hasTabSession) return undefined;
    void signOut().finally(() => setEnding(false));
    const timer = setTimeout(() => navigate(paths.home), SIGN_OUT_REDIRECT);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={classes('full', styles.place)}>
      <h1 className={classes('below-8 title')}>You are being Signed Out</h1>
      <p className={classes('below-24 muted lines-15')}>
        Thank you for spending time with us. In a moment you will be on the home page.
      </p>
      <div className={styles.progress} aria-hidden="true">
        <span />
      </div>
      <ul className={classes('flex wrap gap-4 gap-x-24 above-24', styles.links)}>
        <li>
          <Link to={paths.terms}>Terms and Conditions</Link>
        </li>
        <li>
          <Link to={paths.privacy}>Privacy Policy</Link>
        </li>
        <li>
          <Link to={paths.signIn}>Back to Sign In</Link>
        </li>
      </ul>
    </div>
  );
};
