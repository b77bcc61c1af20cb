import type { ReactNode } from 'react';
import { Icon } from '../../layout/icon/index.ts';
import { RetryButton } from './retry-button.tsx';
import styles from './fault-panel.module.css';

interface FaultPanelProps {
  /** Names the part of the site that failed, as people do: "My details". */
  area: string;
  /** Says in plain words what happened and what to do. */
  children?: ReactNode;
  /** Tries again; the button waits for it. */
  onRetry: () => unknown;
}

/** Says which part of the page failed and why, and offers Retry. */
export const FaultPanel = ({ area, children, onRetry }: FaultPanelProps) => (
  <section className={styles.panel} role="alert">
    <span className={styles.mark}>
      <Icon name="warning" size={24} />
    </span>
    <div>
      <h2 className={styles.title}>{area} can’t be shown right now</h2>
      <div className={styles.sentence}>{children ?? 'Please try again. Nothing you saved is lost.'}</div>
      <RetryButton onRetry={onRetry} />
    </div>
  </section>
);
