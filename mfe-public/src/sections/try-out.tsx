import type { ReactNode } from 'react';
import { classes } from '@phila/ui';
import styles from './try-out.module.css';

interface TryOutProps {
  /** The values to choose from. */
  choices: ReactNode;
  /** Where the figures come from, and what is left out. */
  note?: ReactNode;
  /** The answer to what is chosen. */
  children: ReactNode;
}

/** An example that can be tried: what to choose, and beside it the answer, which is there before any choice. */
export const TryOut = ({ choices, note, children }: TryOutProps) => (
  <div className={styles.tryOut}>
    <div>
      <div className={classes('stack gap-20')}>{choices}</div>
      {note !== undefined && <p className={classes('small muted loose above-24')}>{note}</p>}
    </div>
    {children}
  </div>
);
