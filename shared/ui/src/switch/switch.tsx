import type { ReactNode } from 'react';
import styles from './switch.module.css';

export interface SwitchProps {
  checked: boolean;
  /** Takes effect at once; for what is saved with a form use a `Check`. */
  onChange: (checked: boolean) => void;
  /** What is on or off. */
  children: ReactNode;
  disabled?: boolean | undefined;
  /** It is being saved: takes no press, and keeps the focus, which `disabled` would lose. */
  'aria-disabled'?: boolean | undefined;
  'aria-describedby'?: string | undefined;
}

/** Something that is on or off, and changes as it is pressed. */
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
