import { ButtonLink, classes } from '@phila/ui';
import { useSession } from '@phila/platform';
import styles from './invitation.module.css';

/** Ends the page with an invitation, unless signed in. */
export const Invitation = () => {
  const { signedIn } = useSession();
  if (signedIn) return null;
  return (
    <section
      className={classes('rule-above in-middle', styles.invitation)}
      aria-labelledby="invitation-title"
    >
      <div className={styles.words}>
        <h2 id="invitation-title" className={classes('below-8 huge bold balance', styles.title)}>
          Ten quiet minutes are a good start
        </h2>
        <p className={classes('centre-block below-24 loose balance', styles.text)}>
          Begin with your own details. The rest can wait until you have the papers at hand.
        </p>
        <ButtonLink size="large" to="/sign-up">
          Create your account
        </ButtonLink>
      </div>
    </section>
  );
};
