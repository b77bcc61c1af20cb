import { classes } from '../classes/index.ts';
import styles from './steps.module.css';

interface StepsProps {
  /** What the steps are called, in order. */
  steps: readonly string[];
  /** The step the person is at, from 0. */
  current: number;
  /** What they lead to, for a screen reader: "Sign up". */
  label: string;
  /** Which steps are done, where one may be passed over; default: those before the current one. */
  done?: ReadonlySet<number>;
}

/** Where a person is in a form of several steps. Narrow, it says only the current step and how many there are. */
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
