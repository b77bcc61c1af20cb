import type { ReactNode } from 'react';
import { classes } from '../classes/index.ts';
import { Icon, type IconName } from '../icon/index.ts';

interface CardHeadProps {
  title: string;
  icon: IconName;
  /** The target of links and of the focus that lead to the card. */
  id?: string;
  /** A class that animates the icon once. */
  iconClass?: string | undefined;
  /** Actions beside the title. */
  children?: ReactNode;
}

/** A card's title with a drawing, so that people recognise cards at a glance. */
export const CardHead = ({ title, icon, id, iconClass, children }: CardHeadProps) => (
  <div className={classes('row gap-12 below-16 min-high-40')}>
    <span className={classes('centred rigid square-40 accent-ground round text')}>
      <Icon name={icon} size={22} className={iconClass} />
    </span>
    <h2 className={classes('grow shrink heading')} id={id} tabIndex={id === undefined ? undefined : -1}>
      {title}
    </h2>
    <div className={classes('row rigid gap-8')}>{children}</div>
  </div>
);
