import type { ReactNode } from 'react';
import styles from './switch.module.css';

export interface SwitchProps {
  checked: boolean;
  /** Takes effect at once; for a value that a form saves use a `Check`. */
  onChange: (checked: boolean) => void;
  /** The words for what it turns on and off. */
  children: ReactNode;
  disabled?: boolean | undefined;
  /** True while it is being saved: takes no press but keeps the focus, which `disabled` would lose. */
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
