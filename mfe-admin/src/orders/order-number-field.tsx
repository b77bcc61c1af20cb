import { Field, Input } from '@phila/ui';
import { useEffect, useState } from 'react';

/** In milliseconds: how long nothing is typed before it is looked for. */
const PAUSE = 300;

/** `ORD-2026-000123`, `123`, `INV-2026-000045`; what else is typed may be a name, which is to stand in no address. */
const NUMBER = /^(?:(?:ord|inv)-\d{4}-)?\d{1,9}$/i;

interface OrderNumberFieldProps {
  /** The number that is looked for; empty for none. */
  value: string;
  onNumber: (number: string) => void;
}

/** Looks for one order, once a whole number was typed. */
export const OrderNumberField = ({ value, onNumber }: OrderNumberFieldProps) => {
  const [typed, setTyped] = useState(value);
  const [from, setFrom] = useState(value);
  const [isRefused, setRefused] = useState(false);
  // The address changed by something else: Back, or another tab.
  if (from !== value) {
    setFrom(value);
    setTyped(value);
    setRefused(false);
  }
  useEffect(() => {
    const number = typed.trim();
    if (number === value) return undefined;
    const timer = setTimeout(() => {
      const isNumber = number === '' || NUMBER.test(number);
      setRefused(!isNumber);
      if (isNumber) onNumber(number);
    }, PAUSE);
    return () => clearTimeout(timer);
    // The search of the latest address.
  }, [typed, value, onNumber]);
  return (
    <Field
      label="Order or invoice number"
      error={
        isRefused
          ? 'Please enter a number such as ORD-2026-000123. To look for a name, press Ctrl+K.'
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
          onChange={({ target }) => {
            setTyped(target.value);
            setRefused(false);
          }}
        />
      )}
    </Field>
  );
};
