import { classes, Icon } from '@phila/ui';
import { Link } from 'react-router-dom';
import styles from './way-back.module.css';

/** In place of an area's tabs: what one is about to finish has no other ways out of it (specification: shell). */
export const WayBack = ({ to, text }: { to: string; text: string }) => (
  <p className={styles.line}>
    <Link to={to} className={classes('row gap-4 medium muted no-line', styles.link)}>
      <Icon name="back" size={18} />
      {text}
    </Link>
  </p>
);
