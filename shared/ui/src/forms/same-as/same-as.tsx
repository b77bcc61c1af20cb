import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useField, useForm } from 'react-final-form';
import { Check } from '../../controls/check/index.ts';

/** A text, or the texts of a group of fields. */
type Texts = string | { readonly [part: string]: string };

interface SameAsProps {
  /** The field or group to copy, by its name in the form. */
  from: string;
  /** The field, or the group of the same fields, that takes the copy. */
  to: string;
  /** Ticks the box at first if the second field is blank, as in an order's first form; default: false. */
  assumed?: boolean;
  /** The words beside the box. */
  children: ReactNode;
}

const textsOf = (texts: Texts): Readonly<Record<string, string>> =>
  typeof texts === 'string' ? { text: texts } : texts;

const isSame = (one: Texts, other: Texts): boolean => {
  const [texts, others] = [textsOf(one), textsOf(other)];
  return Object.keys(texts).every((part) => texts[part]?.trim() === others[part]?.trim());
};

const isGiven = (texts: Texts): boolean => Object.values(textsOf(texts)).some((text) => text.trim() !== '');

const copyOf = (texts: Texts): Texts => (typeof texts === 'string' ? texts : { ...texts });

/**
 * A checkbox such as 'Postal same as Residential' (specification: details): while ticked, copies one field or group
 * into another. Initially ticked if both match, or if `assumed` and the second is blank; a different value in the
 * second unticks it.
 */
export const SameAs = ({ from, to, assumed = false, children }: SameAsProps) => {
  const form = useForm();
  const source = useField<Texts>(from, { subscription: { value: true } }).input.value;
  const target = useField<Texts>(to, { subscription: { value: true } }).input.value;
  const [isAssumed] = useState(assumed && !isGiven(target));
  const [ticked, setTicked] = useState(isAssumed || (isGiven(source) && isSame(source, target)));

  // Starts with null if assumed, so that the first effect copies.
  const before = useRef<Texts | null>(isAssumed ? null : source);
  useEffect(() => {
    const moved = before.current !== source;
    before.current = source;
    if (!ticked || isSame(source, target)) return;
    if (moved) form.change(to, copyOf(source));
    else setTicked(false);
  }, [form, to, ticked, source, target]);

  return (
    <Check
      checked={ticked}
      onChange={(checked) => {
        setTicked(checked);
        if (checked) form.change(to, copyOf(source));
      }}
    >
      {children}
    </Check>
  );
};
