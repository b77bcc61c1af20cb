import { Field, Input, useTypedSearch } from '@phila/ui';
import { useState } from 'react';
import { shortcut } from '../palette/shortcut.ts';

/**
 * Matches `ORD-2026-000123`, `123` and `INV-2026-000045`. Other text may be a person's name, which must stay out of
 * addresses.
 */
const NUMBER = /^(?:(?:ord|inv)-\d{4}-)?\d{1,9}$/i;

interface OrderNumberFieldProps {
  /** Number searched for; empty for none. */
  value: string;
  onNumber: (number: string) => void;
}

/** Finds one order, once a whole number is typed. */
export const OrderNumberField = ({ value, onNumber }: OrderNumberFieldProps) => {
  /** Last text that is no number. */
  const [refused, setRefused] = useState<string | null>(null);
  const [typed, type] = useTypedSearch(value, (text) => {
    const number = text.trim();
    const isNumber = number === '' || NUMBER.test(number);
    setRefused(isNumber ? null : text);
    if (isNumber && number !== value) onNumber(number);
  });
  return (
    <Field
      label="Order or invoice number"
      error={
        typed === refused
          ? `Please enter a number such as ORD-2026-000123. To look for a name, press ${shortcut().text}.`
          : undefined
      }
    >
      {(wiring) => (
        <Input
          {...wiring}
          type="search"
          autoComplete="off"
          maxLength={30}
          value={typed}
          onChange={({ target }) => type(target.value)}
        />
      )}
    </Field>
  );
};
