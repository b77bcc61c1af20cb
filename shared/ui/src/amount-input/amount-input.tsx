import type { AmountUnit } from '@phila/contract/format';
import { useLayoutEffect, useRef, useState } from 'react';
import { Input } from '../input/index.ts';
import { groupWhileTyping, readAmount, writeAmount } from './amount.ts';
import styles from './amount-input.module.css';

export interface AmountInputProps {
  /** The number, null for none, or letters that were typed and are no number, for the form's rule to refuse. */
  value: number | string | null | undefined;
  onChange: (value: number | string | null) => void;
  onBlur?: (() => void) | undefined;
  /** What the number counts. Default: `rand`. */
  unit?: AmountUnit | undefined;
  size?: 'middle' | 'large' | undefined;
  disabled?: boolean | undefined;
  id?: string | undefined;
  name?: string | undefined;
  'aria-label'?: string | undefined;
  'aria-invalid'?: boolean | undefined;
  'aria-describedby'?: string | undefined;
  'aria-required'?: boolean | undefined;
}

/**
 * A number, with its thousands apart while it is typed. It takes what people type and paste: `R 1 234,50`. What is no
 * number stays as it was typed, and is the form's value, so that the rule refuses it.
 */
export const AmountInput = ({ value, onChange, onBlur, unit = 'rand', ...input }: AmountInputProps) => {
  const element = useRef<HTMLInputElement>(null);
  /** What is being typed, and where the caret belongs in it; null while nothing is. */
  const [typed, setTyped] = useState<{ text: string; caret: number } | null>(null);
  useLayoutEffect(() => {
    if (typed && document.activeElement === element.current)
      element.current?.setSelectionRange(typed.caret, typed.caret);
  }, [typed]);
  const written = typeof value === 'number' ? writeAmount(value, unit) : (value ?? '');
  return (
    <Input
      autoComplete="off"
      {...input}
      ref={element}
      className={styles.amount}
      inputMode="decimal"
      {...(unit === 'rand'
        ? { prefix: 'R' }
        : unit === 'percent'
          ? { suffix: '%' }
          : unit === 'number'
            ? {}
            : { suffix: unit })}
      value={typed?.text ?? written}
      onChange={({ target }) => {
        const next = groupWhileTyping(target.value, target.selectionStart ?? target.value.length);
        setTyped(next);
        const amount = readAmount(next.text, unit);
        onChange(amount === undefined ? next.text : amount);
      }}
      onBlur={() => {
        setTyped(null);
        onBlur?.();
      }}
    />
  );
};
