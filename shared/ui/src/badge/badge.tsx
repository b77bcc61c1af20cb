import type { ReactNode } from 'react';
import styles from './badge.module.css';

export type Tone = 'neutral' | 'success' | 'warning' | 'danger' | 'info';

interface BadgeProps {
  children: ReactNode;
  /** Default: `neutral`. The words say the same: colour alone tells nothing. */
  tone?: Tone;
}

/** A state or a kind in one or two words: "Expired", "PDF". */
export const Badge = ({ children, tone = 'neutral' }: BadgeProps) => (
  <span className={styles.badge} data-tone={tone}>
    {children}
  </span>
);
