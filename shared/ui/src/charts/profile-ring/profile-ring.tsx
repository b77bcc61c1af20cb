import { useProfileName } from '@phila/platform';
import { classes } from '../../layout/classes/index.ts';
import { type Completion, CompletionRing } from '../../feedback/completion/index.ts';
import styles from './profile-ring.module.css';

/**
 * Shows the completion of a whole area beside its overview: 'Complete your Profile … you are on' (specification:
 * shell).
 */
export const ProfileRing = ({ percentage }: { percentage: Completion }) => {
  const name = useProfileName()?.firstName;
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
      <CompletionRing label="Your profile" percentage={percentage} size={112} />
    </section>
  );
};
