import { Link, useSession } from '@phila/platform';
import styles from './invitation.module.css';

/** The calm last word of the page. Someone who is signed in needs no invitation. */
export const Invitation = () => {
  const { signedIn } = useSession();
  if (signedIn) return null;
  return (
    <section className={styles.invitation} aria-labelledby="invitation-title">
      <div className={styles.words}>
        <h2 id="invitation-title" className={styles.title}>
          Ten quiet minutes are a good start
        </h2>
        <p className={styles.text}>
          Begin with your own details. The rest can wait until you have the papers at hand.
        </p>
        <Link className={styles.link} to="/sign-up">
          Create your account
        </Link>
      </div>
    </section>
  );
};
