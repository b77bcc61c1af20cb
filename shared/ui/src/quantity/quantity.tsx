import { startTransition, useOptimistic, useState } from 'react';
import { IconButton } from '../icon-button/index.ts';
import styles from './quantity.module.css';

interface QuantityProps {
  /** What there is a number of: "Airtime voucher R50". */
  label: string;
  value: number;
  /** A promise that it returns is fulfilled once `value` is the new number; rejected, the number goes back. */
  onChange: (value: number) => void | Promise<void>;
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
  // While a change is on its way the number is the one asked for, so that the next press counts from there.
  const [count, setCount] = useOptimistic(value);
  /** What is being typed; null while nothing is. */
  const [typed, setTyped] = useState<string | null>(null);
  const set = (next: number) => {
    setTyped(null);
    if (next < min && onBelow) {
      onBelow();
      return;
    }
    const kept = Math.min(max, Math.max(min, next));
    if (kept === count) return;
    startTransition(async () => {
      setCount(kept);
      try {
        await onChange(kept);
      } catch {
        // `onChange` says itself why the number could not be changed; here it goes back to what it was.
      }
    });
  };
  const take = () => {
    if (typed === null) return;
    const number = Number(typed);
    set(typed.trim() === '' || !Number.isInteger(number) ? count : number);
  };
  return (
    <fieldset aria-label={`Quantity of ${label}`} className={styles.quantity}>
      <IconButton
        icon="remove"
        size={18}
        label={`One less ${label}`}
        hint="One less"
        disabled={count <= min && !onBelow}
        onClick={() => set(count - 1)}
      />
      <input
        className={styles.number}
        inputMode="numeric"
        autoComplete="off"
        aria-label={`Quantity of ${label}`}
        value={typed ?? String(count)}
        onChange={(event) => setTyped(event.target.value.replaceAll(/\D/g, ''))}
        onBlur={take}
        onKeyDown={(event) => {
          if (event.key === 'Enter') take();
          if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
          event.preventDefault();
          set(count + (event.key === 'ArrowUp' ? 1 : -1));
        }}
      />
      <IconButton
        icon="add"
        size={18}
        label={`One more ${label}`}
        hint="One more"
        disabled={count >= max}
        onClick={() => set(count + 1)}
      />
    </fieldset>
  );
};
