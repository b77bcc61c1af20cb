import { Icon, type IconName } from '@phila/ui';
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
  <div className={styles.head}>
    <span className={styles.icon}>
      <Icon name={icon} size={22} className={iconClass} />
    </span>
    <h2 className={styles.title} id={id} tabIndex={-1}>
      {title}
    </h2>
    <div className={styles.more}>{children}</div>
  </div>
);
