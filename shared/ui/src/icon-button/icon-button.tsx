import type { ComponentProps } from 'react';
import { Icon, type IconName } from '../icon/index.ts';
import styles from './icon-button.module.css';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'type' | 'children' | 'aria-label'> {
  icon: IconName;
  /** What it does, with the thing it does it to: "Edit Thandi Mokoena". The accessible name. */
  label: string;
  /** The tool tip. Default: `label`. */
  hint?: string;
  /**
   * `danger` turns red under the pointer; `inherit` has the colour of what is around it, on a ground of its own such as
   * the chrome, and is 44 by 44 everywhere. Default: `quiet`.
   */
  tone?: 'quiet' | 'danger' | 'inherit';
  /** The icon's width and height in pixels; default: 20. */
  size?: number;
}

/** A button that shows an icon only: 40 by 40, 44 by 44 where a finger presses. */
export const IconButton = ({
  icon,
  label,
  hint = label,
  tone = 'quiet',
  size = 20,
  className,
  ...rest
}: IconButtonProps) => (
  <button
    type="button"
    className={className ? `${styles.button} ${className}` : styles.button}
    data-tone={tone}
    aria-label={label}
    title={hint}
    {...rest}
  >
    <Icon name={icon} size={size} className={icon === 'more' ? styles.more : undefined} />
  </button>
);
