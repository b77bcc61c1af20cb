import type { ComponentProps } from 'react';
import { Icon, type IconName } from '../../layout/icon/index.ts';
import styles from './icon-button.module.css';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'type' | 'children' | 'aria-label'> {
  icon: IconName;
  /** The action and its object, as accessible name: "Edit Thandi Mokoena". */
  label: string;
  /** The tooltip. Default: `label`. */
  hint?: string;
  /**
   * `danger` turns red under the pointer; `inherit` takes the colour of its surroundings, such as the chrome, and is
   * always 44 by 44. Default: `quiet`.
   */
  tone?: 'quiet' | 'danger' | 'inherit';
  /** The icon's width and height in pixels; default: 20. */
  size?: number;
}

/** A button with an icon only: 40 by 40 pixels, or 44 by 44 for fingers. */
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
