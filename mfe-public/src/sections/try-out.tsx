import type { ReactNode } from 'react';
import { classes } from '@phila/ui';
import styles from './try-out.module.css';

interface TryOutProps {
  /** Values to choose from. */
  choices: ReactNode;
  /** Source of the figures, and omissions. */
  note?: ReactNode;
  /** Answer to the choice. */
  children: ReactNode;
}

/** An example to try: choices, and beside them an answer that is there from the start. */
export const TryOut = ({ choices, note, children }: TryOutProps) => (
  <div className={styles.tryOut}>
    <div>
      <div className={classes('stack gap-20')}>{choices}</div>
      {note !== undefined && <p className={classes('small muted loose above-24')}>{note}</p>}
    </div>
    {children}
  </div>
);
