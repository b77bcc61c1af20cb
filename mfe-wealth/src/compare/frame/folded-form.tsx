import { classes } from '@phila/ui';
import { useState, type ReactNode } from 'react';
import styles from './compare.module.css';

interface FoldedFormProps {
  title: string;
  /** Sums up the entry behind the prices; null if it is wrong. */
  madeFor: string | null;
  children: ReactNode;
}

/**
 * Folds the form into one line, because people came to see the plans below. Opens if an entry must be corrected first.
 */
export const FoldedForm = ({ title, madeFor, children }: FoldedFormProps) => {
  const [isOpenFirst] = useState(madeFor === null);
  return (
    <details className={classes('card', styles.asked)} open={isOpenFirst}>
      <summary className={styles.askedHead}>
        <h2 className={classes('heading')}>{title}</h2>
        {madeFor !== null && <span className={classes('muted', styles.madeFor)}>{madeFor}</span>}
        <span className={styles.edit}>Edit</span>
        <span className={styles.done}>Done</span>
      </summary>
      <div className={styles.entry}>{children}</div>
    </details>
  );
};
