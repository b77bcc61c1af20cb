import type { ComponentProps, ReactNode } from 'react';
import styles from './button.module.css';

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'type'> {
  /**
   * `primary` is the one main action of a screen, `default` any other; `text` and `link` have neither edge nor ground;
   * `inherit` has the colour of what is around it, on a ground of its own such as the chrome. Default: `default`.
   */
  type?: 'primary' | 'default' | 'text' | 'link' | 'inherit' | undefined;
  /** For what cannot be taken back. */
  danger?: boolean | undefined;
  /** 32, 40 or 48 pixels high. Default: `middle`. */
  size?: 'small' | 'middle' | 'large' | undefined;
  /** As wide as what it stands in. */
  block?: boolean | undefined;
  /** Stands before the words. A button without words needs an `aria-label`. */
  icon?: ReactNode;
  /** Shows that it is at work and takes no press until that is done; it keeps the focus. */
  loading?: boolean | undefined;
  /** What it does in a form. Default: `button`, so that no button sends a form by accident. */
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
        // `disabled` would take the focus away from the person who pressed it.
        if (loading) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {shown}
      {children !== undefined && children !== null && <span className={styles.words}>{children}</span>}
    </button>
  );
};
