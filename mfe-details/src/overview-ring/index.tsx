import { useProfileName } from '@phila/platform';
import { CompletionRing } from '@phila/ui';
import { averageOf, usePercentages } from '../completion/percentages.ts';
import styles from './overview-ring.module.css';

/** How complete the whole of My Details is, on overview pages (specification: shell). */
const OverviewRing = () => {
  const name = useProfileName()?.firstName;
  const average = averageOf(Object.values(usePercentages()));
  return (
    <section className={styles.card} aria-label="Your profile">
      <p className={styles.words}>
        <span className={styles.lead}>Complete your Profile</span>{' '}
        {name && <strong className={styles.name}>{name}</strong>} <span>you are on</span>
      </p>
      <CompletionRing label="Your profile" percentage={average} size={112} />
    </section>
  );
};

export default OverviewRing;
