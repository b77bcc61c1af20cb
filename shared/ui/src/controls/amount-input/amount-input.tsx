import { type AmountUnit, amountText, readAmount } from '@phila/contract/format';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { Input } from '../input/index.ts';
import { groupWhileTyping, insertedIn, writeAmount } from './amount.ts';
import styles from './amount-input.module.css';

export interface AmountInputProps {
  /** The number; null for none; or the letters typed where they are no number, for the form's rule to refuse. */
  value: number | string | null | undefined;
  onChange: (value: number | string | null) => void;
  onBlur?: (() => void) | undefined;
  /** The unit of the number. Default: `rand`. */
  unit?: AmountUnit | undefined;
  size?: 'middle' | 'large' | undefined;
  /** A number to show pale while there is none: `e.g. 24 000`. */
  example?: number | undefined;
  disabled?: boolean | undefined;
  id?: string | undefined;
  name?: string | undefined;
  'aria-label'?: string | undefined;
  'aria-invalid'?: boolean | undefined;
  'aria-describedby'?: string | undefined;
  'aria-required'?: boolean | undefined;
}

/** Explains why a text is no amount; null for letters, because the form's rule refuses those. */
const questionOf = (text: string, unit: AmountUnit): string | null => {
  const read = readAmount(text, unit);
  if (read.kind === 'ambiguous') {
    const [grouped, decimal] = read.readings;
    return `This can be ${amountText(grouped, unit)} or ${writeAmount(decimal, 'number')}. Write ${grouped} or ${decimal.toFixed(2)}.`;
  }
  return read.kind === 'unreadable' && /\d/.test(text)
    ? `We cannot read this as ${unit === 'rand' ? 'an amount' : 'a number'}. Write it as ${unit === 'rand' ? '1 234.50' : '1 234.5'}.`
    : null;
};

/**
 * A number input that groups thousands while the person types. Accepts amounts as people type and paste them: `R 1
 * 234,50`. Keeps typed spaces; unless they separate thousands, the text is no number. Such a text stays as typed, is
 * explained under the input on leaving, and is the form's value, so that the rule refuses it.
 */
export const AmountInput = (props: AmountInputProps) => {
  const { value, onChange, onBlur, unit = 'rand', example, ...input } = props;
  const element = useRef<HTMLInputElement>(null);
  /** The text being typed, and its caret; null while the person does not type. */
  const [typed, setTyped] = useState<{ text: string; caret: number; isSpaced: boolean } | null>(null);
  const note = useId();
  useLayoutEffect(() => {
    if (typed && document.activeElement === element.current)
      element.current?.setSelectionRange(typed.caret, typed.caret);
  }, [typed]);
  const written = typeof value === 'number' ? writeAmount(value, unit) : (value ?? '');
  const shown = typed?.text ?? written;
  const question = typed === null && typeof value === 'string' ? questionOf(value, unit) : null;
  const take = (text: string, caret: number) => {
    const isSpaced =
      text !== '' && ((typed?.isSpaced ?? typeof value === 'string') || /\s/.test(insertedIn(shown, text)));
    const next = isSpaced ? { text, caret } : groupWhileTyping(text, caret);
    setTyped({ ...next, isSpaced });
    const read = readAmount(next.text, unit);
    onChange(read.kind === 'amount' ? read.amount : read.kind === 'blank' ? null : next.text);
  };
  const field = (
    <Input
      autoComplete="off"
      {...input}
      aria-describedby={[input['aria-describedby'], question && note].filter(Boolean).join(' ') || undefined}
      ref={element}
      className={styles.amount}
      inputMode="decimal"
      placeholder={example === undefined ? undefined : `e.g. ${writeAmount(example, unit)}`}
      {...(unit === 'rand'
        ? { prefix: 'R' }
        : unit === 'percent'
          ? { suffix: '%' }
          : unit === 'number'
            ? {}
            : { suffix: unit })}
      value={shown}
      onChange={({ target }) => take(target.value, target.selectionStart ?? target.value.length)}
      onBlur={() => {
        setTyped(null);
        onBlur?.();
      }}
    />
  );
  return (
    <>
      {field}
      {question !== null && (
        <p id={note} className={styles.question}>
          {question}
        </p>
      )}
    </>
  );
};
