import type { ComponentProps, ReactNode } from 'react';
import styles from './check.module.css';

export interface CheckProps extends Omit<ComponentProps<'input'>, 'type' | 'onChange'> {
  /** What the box means; may hold links. Without it the box needs an `aria-label`. */
  children?: ReactNode;
  onChange: (checked: boolean) => void;
}

/** The browser's own box to tick, with its words beside it; a press on the words ticks it as well. */
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
