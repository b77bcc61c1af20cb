import type { contact, ValuesOf } from '@phila/contract/records';
import { Check } from '@phila/ui';
import { useEffect, useRef, useState } from 'react';
import { useField, useForm } from 'react-final-form';

type Address = ValuesOf<typeof contact>['residentialAddress'];

const isSame = (one: Address, other: Address): boolean =>
  (Object.keys(one) as (keyof Address)[]).every((part) => one[part].trim() === other[part].trim());

const isGiven = (address: Address): boolean => Object.values(address).some((part) => part.trim() !== '');

/**
 * 'Postal same as Residential' (specification: details): copies the residential address into the postal one, and follows it for as
 * long as it is ticked. It is ticked from the start where the two already match; another postal address unticks it.
 */
export const SameAsResidential = () => {
  const form = useForm();
  const residential = useField<Address>('residentialAddress', { subscription: { value: true } }).input.value;
  const postal = useField<Address>('postalAddress', { subscription: { value: true } }).input.value;
  const [ticked, setTicked] = useState(isGiven(residential) && isSame(residential, postal));

  const before = useRef(residential);
  useEffect(() => {
    const moved = before.current !== residential;
    before.current = residential;
    if (!ticked || isSame(residential, postal)) return;
    if (moved) form.change('postalAddress', { ...residential });
    else setTicked(false);
  }, [form, ticked, residential, postal]);

  return (
    <Check
      checked={ticked}
      onChange={(checked) => {
        setTicked(checked);
        if (checked) form.change('postalAddress', { ...residential });
      }}
    >
      Postal same as Residential
    </Check>
  );
};
