import type { ReactNode } from 'react';
import styles from './long-text.module.css';

/** A text of any length in a table, on several lines: the columns after it stay in sight. */
export const LongText = ({ children }: { children: ReactNode }) => (
  <span className={styles.text}>{children}</span>
);
