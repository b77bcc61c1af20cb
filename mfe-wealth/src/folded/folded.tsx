import { classes } from '@phila/ui';
import type { ReactNode } from 'react';
import styles from './folded.module.css';

interface FoldedProps {
  title: string;
  /** Summary of the contents, beside the title. */
  beside?: string;
  children: ReactNode;
}

/** A card that shows only its title until opened, for explanations. Print shows it open. */
export const Folded = ({ title, beside, children }: FoldedProps) => (
  <details className={classes('card', styles.folded)}>
    <summary className={styles.head}>
      <h2 className={classes('heading')}>{title}</h2>
      {beside !== undefined && <span className={classes('small muted', styles.beside)}>{beside}</span>}
    </summary>
    <div className={styles.content}>{children}</div>
  </details>
);
