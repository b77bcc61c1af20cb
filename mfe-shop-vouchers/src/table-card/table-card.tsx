import { classes } from '@phila/ui';
import type { ReactNode, Ref } from 'react';
import styles from './table-card.module.css';

interface TableCardProps {
  children: ReactNode;
  ref?: Ref<HTMLDivElement>;
  className?: string | undefined;
}

/** White card around a table that has the page to itself. */
export const TableCard = ({ children, ref, className }: TableCardProps) => (
  <div ref={ref} className={classes('card', styles.card)}>
    <div className={className ? `${styles.content} ${className}` : styles.content}>{children}</div>
  </div>
);
