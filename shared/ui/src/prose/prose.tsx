import type { ReactNode } from 'react';
import styles from './prose.module.css';

/**
 * Long texts to be read, such as the legal ones: short lines, clear headings, lists, and tables that fit 360:
 * as cards where each cell has its heading in `data-head`, else scrolled sideways.
 */
export const Prose = ({ children }: { children: ReactNode }) => (
  <div className={styles.prose}>{children}</div>
);
