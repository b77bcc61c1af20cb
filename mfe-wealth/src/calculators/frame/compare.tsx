import { Button, classes, Surface } from '@phila/ui';
import type { Answer } from './answer.ts';
import { comparisonOf } from './comparison.ts';
import type { Entered } from './entered.ts';
import styles from './figure-table.module.css';

interface Side {
  answer: Answer;
  entered: readonly Entered[];
}

interface CompareProps {
  kept: Side;
  now: Side;
  onEnd: () => void;
}

/** Compares a kept result with the present one, with changed inputs and their effect. */
export const Compare = ({ kept, now, onEnd }: CompareProps) => {
  const { changed, figures } = comparisonOf(kept, now);
  return (
    <Surface
      title="Side by side"
      action={
        <Button size="small" onClick={onEnd}>
          Stop comparing
        </Button>
      }
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */}
      <section className={classes('edge rounded', styles.scroll)} tabIndex={0} aria-label="Comparison">
        <table className={styles.table}>
          <caption className={classes('unseen')}>What you kept and what you have now</caption>
          <thead>
            <tr>
              <th scope="col">What</th>
              <th scope="col" className={styles.figure}>
                Kept
              </th>
              <th scope="col" className={styles.figure}>
                Now
              </th>
              <th scope="col" className={styles.figure}>
                Difference
              </th>
            </tr>
          </thead>
          <tbody>
            {changed.map(({ label, before, now: after }) => (
              <tr key={`entered ${label}`}>
                <th scope="row">
                  {label} <span className={classes('muted')}>(you entered)</span>
                </th>
                <td className={styles.figure}>{before}</td>
                <td className={styles.figure}>{after}</td>
                <td className={styles.figure}>–</td>
              </tr>
            ))}
            {figures.map(({ label, before, now: after, difference }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td className={styles.figure}>{before}</td>
                <td className={styles.figure}>{after}</td>
                <td className={styles.figure}>{difference}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {changed.length === 0 && (
        <p className={classes('above-12 muted')}>
          Change something you entered: both results are then shown here.
        </p>
      )}
    </Surface>
  );
};
