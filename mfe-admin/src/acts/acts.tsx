import type { ReactNode } from 'react';
import styles from './acts.module.css';

/** The buttons of what can be done about a record, side by side, or below one another where there is a thumb's width. */
export const Acts = ({ children }: { children: ReactNode }) => <div className={styles.acts}>{children}</div>;
