import { useProfileName } from '@phila/platform';
import { classes, CompletionRing } from '@phila/ui';
import { averageOf, usePercentages } from '../completion/percentages.ts';
import styles from './overview-ring.module.css';

/** How complete the whole of My Details is, on overview pages (specification: shell). */
const OverviewRing = () => {
  const name = useProfileName()?.firstName;
  const average = averageOf(Object.values(usePercentages()));
  return (
    <section
      className={classes('row gap-16 pad-y-24 pad-x-16 card in-middle', styles.card)}
      aria-label="Your profile"
    >
      <p className={classes('lines-14')}>
        <span className={classes('block small muted')}>Complete your Profile</span>{' '}
        {name && <strong className={classes('block large bold anywhere')}>{name}</strong>}{' '}
        <span>you are on</span>
      </p>
      <CompletionRing label="Your profile" percentage={average} size={112} />
    </section>
  );
};

export default OverviewRing;
