import { classes } from '@phila/ui';
import type { ReactNode, Ref } from 'react';
import styles from './table-card.module.css';

/** The white ground of a table that stands on a page by itself. */
export const TableCard = ({ children, ref }: { children: ReactNode; ref?: Ref<HTMLDivElement> }) => (
  <div ref={ref} className={classes('card', styles.card)}>
    <div className={styles.content}>{children}</div>
  </div>
);
