import { classes } from '@phila/ui';
import { Opening } from './opening.tsx';
import styles from './cv-text.module.css';

/** Static page until the script reads the token behind the `#`, which browsers never send to a server. */
export const SharedCvBeforeScript = () => (
  <Opening>
    <div className={styles.room} />
    <noscript>
      <p className={classes('lines-15')}>
        The key to the CV stands behind the # of the link, which your browser sends to no server: only a
        script of this page can use it. Please allow JavaScript for this site and load the page again, or ask
        the person who sent it for the PDF. What Phila does for your own career you can read without it:{' '}
        <a href="/myCareer">My Career</a>.
      </p>
    </noscript>
  </Opening>
);
