import type { IconName } from '@phila/ui';
import { classes, Icon } from '@phila/ui';
import type { ComponentProps } from 'react';
import styles from './icon-button.module.css';

interface IconButtonProps extends Omit<
  ComponentProps<'button'>,
  'type' | 'className' | 'children' | 'aria-label'
> {
  icon: IconName;
  /** What it does: it has no other words. */
  label: string;
}

/** A button of the chrome that is nothing but its drawing; 44 by 44, as a thumb wants it. */
export const IconButton = ({ icon, label, ...rest }: IconButtonProps) => (
  <button
    type="button"
    className={classes('inline-centred rigid square-44 rounded no-line tint-on-hover', styles.button)}
    data-icon={icon}
    aria-label={label}
    title={label}
    {...rest}
  >
    <Icon name={icon} />
  </button>
);
