import { brand } from '@phila/contract/brand';
import { classes } from '@phila/ui';
import styles from './panel.module.css';

interface NeedsScriptProps {
  what: string;
  /** Reason for the script. */
  why?: string;
}

/**
 * Replaces a sign-in form while no script runs. Only a script can reach the browser's storage, where the pages behind
 * the sign-in expect the session's tokens. Drawn at build.
 */
export const NeedsScript = ({
  what,
  why = 'your session is kept in this browser, and only a script can put it there',
}: NeedsScriptProps) => (
  <noscript>
    <p className={classes('pad-y-12 pad-x-16 below-24 rounded small lines-15', styles.note)}>
      {`${what} needs JavaScript: ${why}. Please allow JavaScript for this site and load the page again. Until then you can `}
      <a href="/contactUs#write">write to us</a>
      {` or call ${brand.phone}, and read the `}
      <a href="/">public pages</a>
      {'.'}
    </p>
  </noscript>
);
