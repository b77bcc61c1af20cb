import { classes, IconButton } from '@phila/ui';
import styles from './overlay-bar.module.css';

interface OverlayBarProps {
  title: string;
  onClose: () => void;
}

/** Head of a drawer or dialog: title and close button. */
export const OverlayBar = ({ title, onClose }: OverlayBarProps) => (
  <div className={classes('row gap-16 sticky top', styles.bar)}>
    <h2 className={classes('grow heading')}>{title}</h2>
    <IconButton tone="inherit" icon="close" label={`Close ${title}`} onClick={onClose} />
  </div>
);
