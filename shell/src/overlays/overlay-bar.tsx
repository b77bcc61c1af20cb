import { classes, IconButton } from '@phila/ui';
import styles from './overlay-bar.module.css';

interface OverlayBarProps {
  title: string;
  onClose: () => void;
}

/** The head of a drawer or dialog: what it is, and the way out. */
export const OverlayBar = ({ title, onClose }: OverlayBarProps) => (
  <div className={classes('row gap-16 sticky top', styles.bar)}>
    <h2 className={classes('grow heading')}>{title}</h2>
    <IconButton tone="inherit" icon="close" label={`Close ${title}`} onClick={onClose} />
  </div>
);
