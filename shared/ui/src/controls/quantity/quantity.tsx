import { digitsIn } from '@phila/contract/format';
import { startTransition, useOptimistic, useState } from 'react';
import { IconButton } from '../icon-button/index.ts';
import styles from './quantity.module.css';

interface QuantityProps {
  /** Names the thing that is counted: "Airtime voucher R50". */
  label: string;
  value: number;
  /**
   * Takes a new number. May return a promise, resolved once `value` has changed; if it rejects, the former number comes
   * back.
   */
  onChange: (value: number) => void | Promise<void>;
  /** Default: 1. */
  min?: number;
  /** Default: 99. */
  max?: number;
  /**
   * Called for a number below `min`, by the button or typed, to ask whether the thing should go; the number stays.
   * Without it, the button is off at `min`.
   */
  onBelow?: () => void;
}

/** Takes a whole number, by two buttons or typed. A typed number counts once the field is left, within the limits. */
export const Quantity = ({ label, value, onChange, min = 1, max = 99, onBelow }: QuantityProps) => {
  // Shows the requested number while the change is sent, so that the next press counts from there.
  const [count, setCount] = useOptimistic(value);
  /** The text being typed; null while the person does not type. */
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
        // Ignored: `onChange` explains the failure itself, and the former number comes back.
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
        onChange={(event) => setTyped(digitsIn(event.target.value))}
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
