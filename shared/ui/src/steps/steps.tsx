import { classes } from '../classes/index.ts';
import styles from './steps.module.css';

interface StepsProps {
  /** What the steps are called, in order. */
  steps: readonly string[];
  /** The step the person is at, from 0. */
  current: number;
  /** What they lead to, for a screen reader: "Sign up". */
  label: string;
}

/** Where a person is in a form of several steps. Narrow, it says only the current step and how many there are. */
export const Steps = ({ steps, current, label }: StepsProps) => (
  <ol className={styles.steps} aria-label={label}>
    {steps.map((step, at) => (
      <li
        key={step}
        className={styles.step}
        data-done={at < current || undefined}
        aria-current={at === current ? 'step' : undefined}
      >
        <span className={styles.number} aria-hidden="true">
          {at < current ? '✓' : at + 1}
        </span>
        <span>
          {step}
          <span className={classes('unseen')}>{at < current ? ', done' : ''}</span>
        </span>
        {at === current && (
          <span className={styles.count}>
            Step {at + 1} of {steps.length}
          </span>
        )}
      </li>
    ))}
  </ol>
);
