import { classes } from '../../layout/classes/index.ts';
import styles from './steps.module.css';

interface StepsProps {
  /** The steps' names, in order. */
  steps: readonly string[];
  /** The present step, from 0. */
  current: number;
  /** The steps' goal, for screen readers: "Sign up". */
  label: string;
  /** The steps done, if some can be skipped; default: all before the present one. */
  done?: ReadonlySet<number>;
}

/** Shows the progress in a form of several steps; where narrow, only the present step and the number of steps. */
export const Steps = ({ steps, current, label, done }: StepsProps) => (
  <ol className={styles.steps} aria-label={label}>
    {steps.map((step, at) => {
      const isDone = at !== current && (done?.has(at) ?? at < current);
      return (
        <li
          key={step}
          className={styles.step}
          data-done={isDone || undefined}
          aria-current={at === current ? 'step' : undefined}
        >
          <span className={styles.number} aria-hidden="true">
            {isDone ? '✓' : at + 1}
          </span>
          <span>
            {step}
            <span className={classes('unseen')}>{isDone ? ', done' : ''}</span>
          </span>
          {at === current && (
            <span className={styles.count}>
              Step {at + 1} of {steps.length}
            </span>
          )}
        </li>
      );
    })}
  </ol>
);
