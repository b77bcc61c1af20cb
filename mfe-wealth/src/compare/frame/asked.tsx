import { classes } from '@phila/ui';
import { useState, type ReactNode } from 'react';
import styles from './compare.module.css';

interface AskedProps {
  title: string;
  /** What the prices are worked out for, in one line; null where what is entered is wrong. */
  madeFor: string | null;
  children: ReactNode;
}

/**
 * What is asked, as the one line of what the prices are for: the plans are what a person came to see. Open where an
 * entry must be corrected before there is anything to see.
 */
export const Asked = ({ title, madeFor, children }: AskedProps) => {
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
