import { useSession } from '@phila/platform';
import { ButtonLink, classes, Motif } from '@phila/ui';
import styles from './next-step.module.css';

interface NextStepProps {
  title: string;
  text: string;
  /** For visitors; default: an account. */
  visitor?: { readonly to: string; readonly label: string };
  /** For signed-in people: their page on the subject. */
  person: { readonly to: string; readonly label: string };
}

const ACCOUNT = { to: '/sign-up', label: 'Create your account' };

/** Ends a page with one thing to do next. */
export const NextStep = ({ title, text, visitor = ACCOUNT, person }: NextStepProps) => {
  const { signedIn } = useSession();
  const { to, label } = signedIn ? person : visitor;
  return (
    <section className={classes('clip relative', styles.next)} aria-labelledby="next-step">
      <Motif variant="panel" tone="chrome" className={styles.wall} />
      <div className={classes('page-wide', styles.inner)}>
        <div className={classes('on-card rounded-card text', styles.card)}>
          <h2 id="next-step" className={classes('below-8 title balance')}>
            {title}
          </h2>
          <p className={classes('below-20 muted loose')}>{text}</p>
          <ButtonLink type="primary" size="large" to={to}>
            {label}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
};
