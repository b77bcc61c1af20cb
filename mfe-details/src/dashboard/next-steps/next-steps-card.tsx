import { calls, itemsOf } from '@phila/contract/calls';
import { Link, useRead } from '@phila/platform';
import { Icon, Skeleton, Surface, type IconName } from '@phila/ui';
import { usePercentages } from '../../completion/percentages.ts';
import { CardFault } from '../card-fault.tsx';
import { CardHead } from '../card-head.tsx';
import { openReminders } from '../reminders/open-reminders.ts';
import { useNow } from '../use-now.ts';
import { nextSteps, type NextStep } from './next-steps.ts';
import styles from './next-steps-card.module.css';

const ICONS: Record<NextStep['kind'], IconName> = { reminder: 'bell', document: 'file', details: 'person' };

/** What is open, from what is known so far; `isWaiting` while something has not come yet. */
const useNextSteps = () => {
  const now = useNow();
  const open = useRead(calls.dashboard.reminders, openReminders(1));
  const due = useRead(calls.dashboard.dueReminders, {});
  const percentages = usePercentages();
  const known = Object.values(percentages);
  const isWaiting =
    (open.data === undefined && !open.isError) ||
    (due.data === undefined && !due.isError) ||
    known.includes(undefined);
  // Each source may fail by itself: the others still have something to say.
  const isError =
    open.data === undefined && due.data === undefined && known.every((percentage) => percentage === null);
  const reminders = [...itemsOf(open.data ?? []), ...(due.data?.items ?? [])];
  return {
    isWaiting,
    isError,
    steps: nextSteps({ now, reminders, percentages }),
    retry: () => Promise.all([open.refetch(), due.refetch()]),
  };
};

/** What's next: the three most useful open steps. */
export const NextStepsCard = () => {
  const { isWaiting, isError, steps, retry } = useNextSteps();
  return (
    <Surface label="What’s next">
      <CardHead id="whats-next" title="What’s next" icon="rocket" />
      {isWaiting && (
        <ul className={styles.steps} aria-busy="true" aria-label="Looking for what is open">
          {[1, 2, 3].map((place) => (
            <li key={place} className={styles.shape}>
              <Skeleton width="70%" />
              <Skeleton width="50%" height={12} />
            </li>
          ))}
        </ul>
      )}
      {!isWaiting && isError && <CardFault onRetry={retry} />}
      {!isWaiting && !isError && steps.length === 0 && (
        <p className={styles.nothing}>
          <Icon name="success" size={24} className={styles.well} />
          Nothing is open. You are up to date.
        </p>
      )}
      {!isWaiting && steps.length > 0 && (
        <ol className={styles.steps}>
          {steps.map(({ key, kind, title, detail, to }) => (
            <li key={key}>
              <Link to={to} className={styles.step}>
                <Icon name={ICONS[kind]} className={styles.icon} />
                <span className={styles.words}>
                  <span className={styles.title}>{title}</span>
                  <span className={styles.detail}>{detail}</span>
                </span>
              </Link>
            </li>
          ))}
        </ol>
      )}
    </Surface>
  );
};
