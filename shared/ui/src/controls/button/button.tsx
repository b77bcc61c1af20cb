import type { ComponentProps, ReactNode } from 'react';
import styles from './button.module.css';

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'type'> {
  /**
   * `primary` is the one main action of a screen, `default` any other; `text` and `link` have neither border nor
   * background; `inherit` takes the colour of its surroundings, such as the chrome. Default: `default`.
   */
  type?: 'primary' | 'default' | 'text' | 'link' | 'inherit' | undefined;
  /** Red, for actions without undo. */
  danger?: boolean | undefined;
  /** 32, 40 or 48 pixels high. Default: `middle`. */
  size?: 'small' | 'middle' | 'large' | undefined;
  /** Fills the width of its place. */
  block?: boolean | undefined;
  /** Drawn before the words. A button without words needs an `aria-label`. */
  icon?: ReactNode;
  /** Shows that it is working, takes no press until then, and keeps the focus. */
  loading?: boolean | undefined;
  /** The role in a form. Default: `button`, so that no button submits by accident. */
  htmlType?: 'button' | 'submit' | 'reset' | undefined;
}

/** A native button in the site's look. */
export const Button = ({
  type = 'default',
  danger = false,
  size = 'middle',
  block = false,
  icon,
  loading = false,
  htmlType = 'button',
  className,
  children,
  onClick,
  ...native
}: ButtonProps) => {
  const shown = loading ? <span className={styles.spinner} aria-hidden="true" /> : icon;
  return (
    <button
      aria-busy={loading}
      aria-disabled={loading || undefined}
      {...native}
      type={htmlType}
      className={className ? `${styles.button} ${className}` : styles.button}
      data-type={type}
      data-size={size}
      data-danger={danger || undefined}
      data-block={block || undefined}
      data-icon-only={children === undefined || children === null ? true : undefined}
      onClick={(event) => {
        // Ignores the press by hand: `disabled` would take the focus away.
        if (loading) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {shown}
      {children !== undefined && children !== null && <span className={styles.words}>{children}</span>}
    </button>
  );
};
