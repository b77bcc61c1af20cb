import { classes } from '@phila/ui';
import type { Entered } from './entered.ts';
import styles from './frame.module.css';

/** Prints the entered values instead of the controls. */
export const EnteredList = ({ entered }: { entered: readonly Entered[] }) => (
  <dl className={styles.onPaper}>
    {entered.map(({ name, label, text }) => (
      <div key={name} className={classes('row between gap-16')}>
        <dt>{label}</dt>
        <dd className={classes('figures')}>{text}</dd>
      </div>
    ))}
  </dl>
);
