import type { ReactNode } from 'react';
import styles from './acts.module.css';

/** Lays out the buttons for a record: side by side, or stacked on a phone. */
export const Acts = ({ children }: { children: ReactNode }) => <div className={styles.acts}>{children}</div>;
