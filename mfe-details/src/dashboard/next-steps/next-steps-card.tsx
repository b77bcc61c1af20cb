import { calls, itemsOf } from '@phila/contract/calls';
import { overviewParts, useNow } from '@phila/platform';
import {
  CardFault,
  CardHead,
  classes,
  DeclaredIcon,
  Icon,
  Skeleton,
  Surface,
  useCompletionReads,
} from '@phila/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { firstOpen } from '../reminders/open-reminders.ts';
import { nextSteps } from './next-steps.ts';
import styles from './next-steps-card.module.css';

/** Collects open steps from the reads so far; `isWaiting` while some are missing. */
const useNextSteps = () => {
  const now = useNow();
  const open = useQuery(calls.dashboard.reminders.query(firstOpen));
  const due = useQuery(calls.dashboard.dueReminders.query({}));
  const parts = useMemo(() => overviewParts(), []);
  const { completions: known, retry } = useCompletionReads(parts);
  const isWaiting =
    (open.data === undefined && !open.isError) ||
    (due.data === undefined && !due.isError) ||
    known.includes(undefined);
  // Fails only if every source does: one is enough for a step.
  const isError =
    open.data === undefined && due.data === undefined && known.every((completion) => completion === null);
  // Leaves out reminders on the first page of My Reminders, because that is shown below.
  const listed = new Set(itemsOf(open.data ?? []).map(({ id }) => id));
  const reminders = (due.data?.items ?? []).filter(({ id }) => !listed.has(id));
  return {
    isWaiting,
    isError,
    steps: nextSteps({
      now,
      reminders,
      parts: parts.map((part, index) => ({ part, completion: known[index] })),
    }),
    retry: () => Promise.all([open.refetch(), due.refetch(), retry()]),
  };
};

/** Shows the most useful open step, with two to follow. */
export const NextStepsCard = () => {
  const { isWaiting, isError, steps, retry } = useNextSteps();
  return (
    <Surface label="What’s next">
      <CardHead id="whats-next" title="What’s next" icon="rocket" />
      {isWaiting && (
        <ul
          className={classes('grid fit-208 gap-12', styles.steps)}
          aria-busy="true"
          aria-label="Looking for your next steps"
        >
          {[1, 2, 3].map((place) => (
            <li
              key={place}
              className={classes(
                'column middle full-height gap-12 pad-16 on-ground edge rounded',
                styles.step,
              )}
            >
              <Skeleton width="70%" />
              <Skeleton width="50%" height={12} />
            </li>
          ))}
        </ul>
      )}
      {!isWaiting && isError && <CardFault onRetry={retry} />}
      {!isWaiting && !isError && steps.length === 0 && (
        <p className={classes('row gap-12 line-24')}>
          <Icon name="success" size={24} className={classes('rigid success')} />
          Nothing to do. You are up to date.
        </p>
      )}
      {!isWaiting && steps.length > 0 && (
        <ol className={classes('grid fit-208 gap-12', styles.steps)}>
          {steps.map(({ key, icon, title, detail, to }) => (
            <li key={key}>
              <Link
                to={to}
                className={classes(
                  'flex align-start full-height gap-12 pad-16 on-ground edge rounded text no-line edge-on-hover',
                  styles.step,
                )}
              >
                <DeclaredIcon icon={icon} className={classes('rigid accent', styles.icon)} />
                <span className={classes('grid grow shrink gap-4')}>
                  <span className={classes('clip normal strong line-22 anywhere', styles.title)}>
                    {title}
                  </span>
                  <span className={classes('small muted line-20 figures')}>{detail}</span>
                </span>
              </Link>
            </li>
          ))}
        </ol>
      )}
    </Surface>
  );
};
