import type { ReactNode } from 'react';
import { Icon } from '../icon/index.ts';
import { RetryButton } from './retry-button.tsx';
import styles from './fault-panel.module.css';

interface FaultPanelProps {
  /** The part of the site that cannot be shown, as a person calls it: "My details". */
  area: string;
  /** In plain words, and what to do about it. */
  children?: ReactNode;
  /** Asks again; the button waits for it. */
  onRetry: () => unknown;
}

/** Names what cannot be shown, says what happened, and asks again when told to. */
export const FaultPanel = ({ area, children, onRetry }: FaultPanelProps) => (
  <section className={styles.panel} role="alert">
    <span className={styles.mark}>
      <Icon name="warning" size={24} />
    </span>
    <div>
      <h2 className={styles.title}>{area} can’t be shown right now</h2>
      <div className={styles.sentence}>{children ?? 'Please try again. Nothing that you saved is lost.'}</div>
      <RetryButton onRetry={onRetry} />
    </div>
  </section>
);
