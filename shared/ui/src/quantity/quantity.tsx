import { useState } from 'react';
import { IconButton } from '../icon-button/index.ts';
import styles from './quantity.module.css';

interface QuantityProps {
  /** What there is a number of: "Airtime voucher R50". */
  label: string;
  value: number;
  onChange: (value: number) => void;
  /** Default: 1. */
  min?: number;
  /** Default: 99. */
  max?: number;
  /**
   * Asked for less than `min`, by the button or by what is typed: to ask whether the thing is to go. The number stays.
   * Left out, the button is off at `min`.
   */
  onBelow?: () => void;
}

/** A whole number, by two buttons or typed. What is typed counts once the field is left, kept within the limits. */
export const Quantity = ({ label, value, onChange, min = 1, max = 99, onBelow }: QuantityProps) => {
  const [text, setText] = useState(String(value));
  const [before, setBefore] = useState(value);
  if (value !== before) {
    setBefore(value);
    setText(String(value));
  }
  const set = (next: number) => {
    if (next < min && onBelow) {
      setText(String(value));
      onBelow();
      return;
    }
    const kept = Math.min(max, Math.max(min, next));
    setText(String(kept));
    if (kept !== value) onChange(kept);
  };
  const take = () => {
    const typed = Number(text);
    set(text.trim() === '' || !Number.isInteger(typed) ? value : typed);
  };
  return (
    <fieldset aria-label={`Quantity of ${label}`} className={styles.quantity}>
      <IconButton
        icon="remove"
        size={18}
        label={`One less ${label}`}
        hint="One less"
        disabled={value <= min && !onBelow}
        onClick={() => set(value - 1)}
      />
      <input
        className={styles.number}
        inputMode="numeric"
        autoComplete="off"
        aria-label={`Quantity of ${label}`}
        value={text}
        onChange={(event) => setText(event.target.value.replaceAll(/\D/g, ''))}
        onBlur={take}
        onKeyDown={(event) => {
          if (event.key === 'Enter') take();
          if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
          event.preventDefault();
          set(value + (event.key === 'ArrowUp' ? 1 : -1));
        }}
      />
      <IconButton
        icon="add"
        size={18}
        label={`One more ${label}`}
        hint="One more"
        disabled={value >= max}
        onClick={() => set(value + 1)}
      />
    </fieldset>
  );
};
