import { Icon } from '@phila/ui';
import styles from './overlay-bar.module.css';

interface OverlayBarProps {
  title: string;
  onClose: () => void;
}

/** The head of a drawer or dialog: what it is, and the way out. */
export const OverlayBar = ({ title, onClose }: OverlayBarProps) => (
  <div className={styles.bar}>
    <h2 className={styles.title}>{title}</h2>
    <button type="button" className={styles.close} onClick={onClose} aria-label={`Close ${title}`}>
      <Icon name="close" />
    </button>
  </div>
);
