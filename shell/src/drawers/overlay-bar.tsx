import { classes, Icon } from '@phila/ui';
import styles from './overlay-bar.module.css';

interface OverlayBarProps {
  title: string;
  onClose: () => void;
}

/** The head of a drawer or dialog: what it is, and the way out. */
export const OverlayBar = ({ title, onClose }: OverlayBarProps) => (
  <div className={classes('row gap-16 sticky top', styles.bar)}>
    <h2 className={classes('grow heading')}>{title}</h2>
    <button
      type="button"
      className={classes('centred square-44 rounded tint-on-hover')}
      onClick={onClose}
      aria-label={`Close ${title}`}
    >
      <Icon name="close" />
    </button>
  </div>
);
