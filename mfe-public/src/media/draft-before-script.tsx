import { classes } from '@phila/ui';
import styles from './media.module.css';
import { ReleaseFrame } from './release-frame.tsx';

/** Static page until the script reads the token behind the `#`, which browsers never send to a server. */
export const DraftBeforeScript = () => (
  <ReleaseFrame
    title="A draft"
    summary="A media release that is not published yet, shown to those who have its link."
  >
    <div className={styles.room} />
    <noscript>
      <p className={classes('lines-15')}>
        The key to the draft stands behind the # of the link, which your browser sends to no server: only a
        script of this page can use it. Please allow JavaScript for this site and load the page again. What is
        published you can read without it: <a href="/media-releases">all media releases</a>.
      </p>
    </noscript>
  </ReleaseFrame>
);
