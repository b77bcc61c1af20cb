import type { ReactNode } from 'react';
import styles from './badge.module.css';

export type Tone = 'neutral' | 'success' | 'warning' | 'danger' | 'info';

interface BadgeProps {
  children: ReactNode;
  /** The colour; default: `neutral`. Say the same in words. */
  tone?: Tone;
}

/** A state or a kind in a word or two: "Expired", "PDF". */
export const Badge = ({ children, tone = 'neutral' }: BadgeProps) => (
  <span className={styles.badge} data-tone={tone}>
    {children}
  </span>
);
