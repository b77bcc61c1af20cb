import type { ReactNode } from 'react';
import styles from './long-text.module.css';

/** Wraps long text in a table, so that the columns after it stay in sight. */
export const LongText = ({ children }: { children: ReactNode }) => (
  <span className={styles.text}>{children}</span>
);
