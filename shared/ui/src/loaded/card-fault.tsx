import { RetryButton } from '../fault-panel/index.ts';
import { Icon } from '../icon/index.ts';
import styles from './card-fault.module.css';

interface CardFaultProps {
  /** Asks again; the button waits for it. */
  onRetry: () => Promise<unknown>;
}

/** In a card whose title says what it is: that it cannot be shown, and the way to ask again. */
export const CardFault = ({ onRetry }: CardFaultProps) => (
  <div role="alert" className={styles.fault}>
    <Icon name="warning" size={24} className={styles.mark} />
    <p className={styles.words}>This can’t be shown right now. Nothing that you saved is lost.</p>
    <RetryButton onRetry={onRetry} />
  </div>
);
