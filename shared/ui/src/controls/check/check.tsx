import type { ComponentProps, ReactNode } from 'react';
import styles from './check.module.css';

export interface CheckProps extends Omit<ComponentProps<'input'>, 'type' | 'onChange'> {
  /** The box's label; it may contain links. A box without one needs an `aria-label`. */
  children?: ReactNode;
  onChange: (checked: boolean) => void;
}

/** The browser's checkbox with its label; a press on the label ticks it too. */
export const Check = ({ children, onChange, className = '', ...native }: CheckProps) => (
  <label className={`${styles.choice} ${className}`}>
    <input
      {...native}
      type="checkbox"
      className={styles.mark}
      onChange={(event) => onChange(event.target.checked)}
    />
    {children !== undefined && <span className={styles.words}>{children}</span>}
  </label>
);
