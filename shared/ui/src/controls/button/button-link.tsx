import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { ButtonProps } from './button.tsx';
import styles from './button.module.css';

export interface ButtonLinkProps
  extends Omit<ComponentProps<typeof Link>, 'type'>, Pick<ButtonProps, 'type' | 'size'> {
  /** Drawn before the words. */
  icon?: ReactNode;
}

/** A link that looks like a button, for going to another page; a button acts on this one. */
export const ButtonLink = ({
  type = 'default',
  size = 'middle',
  icon,
  className,
  children,
  ...link
}: ButtonLinkProps) => (
  <Link
    {...link}
    className={className ? `${styles.button} ${className}` : styles.button}
    data-type={type}
    data-size={size}
  >
    {icon}
    <span className={styles.words}>{children}</span>
  </Link>
);
