import { brand } from '@phila/contract/brand';
import { classes } from '@phila/ui';
import styles from './panel.module.css';

interface NeedsScriptProps {
  what: string;
  /** What only a script can do there. */
  why?: string;
}

/**
 * What a form of signing in says where no script runs, in place of the form itself: the tokens of a session are kept in the
 * browser's storage, which only a script reaches, and so does every page behind it. Drawn when the remote is built.
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
