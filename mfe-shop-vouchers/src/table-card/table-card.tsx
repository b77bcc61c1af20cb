import { classes } from '@phila/ui';
import type { ReactNode } from 'react';
import styles from './table-card.module.css';

/** The white ground of a table that stands on a page by itself. */
export const TableCard = ({ children }: { children: ReactNode }) => (
  <div className={classes('card', styles.card)}>
    <div className={styles.content}>{children}</div>
  </div>
);
