import type { AmountField } from '@phila/contract/fields';
import { Input } from '../input/index.ts';
import { useState } from 'react';
import type { Control } from '../form/index.ts';
import styles from './record-fields.module.css';

/**
 * A number, typed as people write it: spaces between thousands, a comma or a point. The form holds the number, or
 * the text itself where it is none, for the rule to refuse.
 */
const AmountWidget = ({ control, field }: { control: Control<unknown>; field: AmountField }) => {
  const { value, onChange, ...rest } = control;
  const [text, setText] = useState(value === null || value === undefined ? '' : String(value));
  return (
    <Input
      {...rest}
      className={styles.amount}
      inputMode="decimal"
      autoComplete="off"
      value={text}
      {...(field.unit === 'rand' ? { prefix: 'R' } : field.unit === 'percent' ? { suffix: '%' } : {})}
      onChange={(event) => {
        setText(event.target.value);
        onChange(numberIn(event.target.value));
      }}
    />
  );
};

export default AmountWidget;

const numberIn = (text: string): number | string | null => {
  if (text.trim() === '') return null;
  const number = Number(text.replaceAll(/\s/g, '').replace(',', '.'));
  return Number.isFinite(number) ? number : text;
};
