import { classes, Icon } from '@phila/ui';
import { Link } from 'react-router-dom';
import styles from './way-back.module.css';

/** Replaces an area's tabs by a single link back, while something is to be finished (specification: shell). */
export const WayBack = ({ to, text }: { to: string; text: string }) => (
  <p className={styles.line}>
    <Link to={to} className={classes('row gap-4 medium muted no-line', styles.link)}>
      <Icon name="back" size={18} />
      {text}
    </Link>
  </p>
);
