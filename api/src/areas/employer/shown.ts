import { type AnyField, byKind, FIELD_WORDS, isBlankValue, percentText } from '@phila/contract';
import { isShownInPart } from '../../core/people/as-viewed.ts';
import { maskedNumber } from '../../core/people/masked-number.ts';
import { labelsOf } from '../../core/records/lookup-choices.ts';

const named = (field: AnyField, id: unknown): string =>
  labelsOf(field)?.get(id as number | string) ?? String(id);

const plain = byKind({
  ...FIELD_WORDS,
  text: (_, value) => String(value),
  amount: ({ unit }, value) => (unit === 'percent' ? percentText(Number(value)) : String(value)),
});

/** A body's value as shown in reports; null for none. */
export const shownValue = (name: string, field: AnyField, value: unknown): string | null => {
  if (isBlankValue(value)) return null;
  const text = plain(field, value, named);
  return field.masked === true || isShownInPart(name) ? maskedNumber(text) : text;
};
