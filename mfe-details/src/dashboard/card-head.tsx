import { classes, Icon, type IconName } from '@phila/ui';
import type { ReactNode } from 'react';
import styles from './card-head.module.css';

interface CardHeadProps {
  id: string;
  title: string;
  icon: IconName;
  /** Moves the icon while it is shown, once. */
  iconClass?: string | undefined;
  children?: ReactNode;
}

/** A card's title with its drawing, and what can be done beside it. */
export const CardHead = ({ id, title, icon, iconClass, children }: CardHeadProps) => (
  <div className={classes('row gap-12 below-16 min-high-40')}>
    <span className={classes('centred rigid square-40 accent-ground round text')}>
      <Icon name={icon} size={22} className={iconClass} />
    </span>
    <h2 className={classes('grow shrink heading', styles.title)} id={id} tabIndex={-1}>
      {title}
    </h2>
    <div className={classes('row rigid gap-8')}>{children}</div>
  </div>
);
