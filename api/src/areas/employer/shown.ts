import { type AnyField, byKind, FIELD_WORDS, isBlankValue, percentText } from '@phila/contract';
import { labelsOf } from '../../core/records/lookup-choices.ts';

/** Fields of which a report shows the end alone: enough to know one's own number, too little to take it. */
const MASKED: ReadonlySet<string> = new Set([
  'identityNumber',
  'idNumber',
  'passportNumber',
  'accountNumber',
  'membershipNo',
]);
const SHOWN = 4;

/** `9202204720083` as `•••• 0083`: how long it is says nothing either. */
const masked = (value: string): string => (value.length > SHOWN ? `•••• ${value.slice(-SHOWN)}` : '••••');

const named = (field: AnyField, id: unknown): string =>
  labelsOf(field)?.get(id as number | string) ?? String(id);

const plain = byKind({
  ...FIELD_WORDS,
  text: (_, value) => String(value),
  amount: ({ unit }, value) => (unit === 'percent' ? percentText(Number(value)) : String(value)),
});

/** A value of a body as a report shows it; null for none. */
export const shownValue = (name: string, field: AnyField, value: unknown): string | null => {
  if (isBlankValue(value)) return null;
  const text = plain(field, value, named);
  return MASKED.has(name) ? masked(text) : text;
};
