import { RetryButton } from '../fault-panel/index.ts';
import { Icon } from '../../layout/icon/index.ts';
import styles from './card-fault.module.css';

interface CardFaultProps {
  /** Tries again; the button waits for it. */
  onRetry: () => Promise<unknown>;
}

/** Says in a titled card that its content failed, and offers Retry. */
export const CardFault = ({ onRetry }: CardFaultProps) => (
  <div role="alert" className={styles.fault}>
    <Icon name="warning" size={24} className={styles.mark} />
    <p className={styles.words}>This can’t be shown right now. Nothing you saved is lost.</p>
    <RetryButton onRetry={onRetry} />
  </div>
);
