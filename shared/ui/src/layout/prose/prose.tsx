import type { ReactNode } from 'react';
import styles from './prose.module.css';

/**
 * Lays out long texts, such as the legal ones: short lines, clear headings, lists, and tables that fit a width of 360.
 * Tables become cards if each cell has its heading in `data-head`, and otherwise scroll sideways.
 */
export const Prose = ({ children }: { children: ReactNode }) => (
  <div className={styles.prose}>{children}</div>
);
