import { classes, DeclaredIcon, Icon } from '@phila/ui';
import { Link } from 'react-router-dom';
import styles from './ways.module.css';

export interface Way {
  readonly to: string;
  readonly title: string;
  readonly text: string;
  /** Icon name or drawing, as in a declaration. */
  readonly icon: string | undefined;
}

interface WaysProps {
  ways: readonly Way[];
  /** Shows tiles of an icon and a title on a phone, where rows would fill several screens. */
  isTiled?: boolean;
}

/** Links onward, each a whole row with a description. */
export const Ways = ({ ways, isTiled = false }: WaysProps) => (
  <ul className={classes('grid', isTiled ? `${styles.ways} ${styles.tiled}` : styles.ways)}>
    {ways.map(({ to, title, text, icon }) => (
      <li key={to}>
        <Link to={to} className={classes('row gap-16 no-line text', styles.way)}>
          <span className={classes('rigid centred square-48 rounded', styles.icon)}>
            <DeclaredIcon icon={icon} size={24} />
          </span>
          <span className={classes('grow')}>
            <span className={classes('block bold')}>{title}</span>
            <span className={classes('block small muted lines-14', styles.says)}>{text}</span>
          </span>
          <Icon name="forward" size={18} className={styles.arrow} />
        </Link>
      </li>
    ))}
  </ul>
);
