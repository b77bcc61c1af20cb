import type { ReactNode } from 'react';
import styles from './switch.module.css';

export interface SwitchProps {
  checked: boolean;
  /** Takes effect at once; for a value that a form saves use a `Check`. */
  onChange: (checked: boolean) => void;
  /** The words for the thing that it turns on and off. */
  children: ReactNode;
  disabled?: boolean | undefined;
  /** True while it is being saved: ignores presses but keeps the focus; `disabled` would lose it. */
  'aria-disabled'?: boolean | undefined;
  'aria-describedby'?: string | undefined;
}

/** Turns something on or off at once. */
export const Switch = ({ checked, onChange, children, ...native }: SwitchProps) => (
  <label className={styles.choice}>
    <span>{children}</span>
    <input
      {...native}
      type="checkbox"
      role="switch"
      aria-checked={checked}
      className={styles.switch}
      checked={checked}
      onChange={(event) => onChange(event.target.checked)}
    />
  </label>
);
