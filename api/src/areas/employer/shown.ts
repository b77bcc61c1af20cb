import { type AnyField, dateText, percentText } from '@phila/contract';
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

const choiceText = (field: AnyField, id: unknown): string =>
  labelsOf(field)?.get(id as number | string) ?? String(id);

const plain = (field: AnyField, value: unknown): string => {
  switch (field.kind) {
    case 'lookup':
    case 'option':
      return choiceText(field, value);
    case 'reference':
      return choiceText(field, (value as { id: unknown }).id);
    case 'options':
      return (value as unknown[])
        .map((id) => (field.choices as { id: unknown; name: string }[]).find((one) => one.id === id)?.name)
        .join(', ');
    case 'lookups':
      return (value as unknown[]).map((id) => choiceText(field, id)).join(', ');
    case 'rows':
      return `${(value as unknown[]).length} ${(value as unknown[]).length === 1 ? field.one : field.many}`;
    case 'yesNo':
      return value === true ? 'Yes' : 'No';
    case 'date':
      return dateText(String(value));
    case 'amount':
      return field.unit === 'percent' ? percentText(Number(value)) : String(value);
    default:
      return String(value);
  }
};

/** A value of a body as a report shows it; null for none. */
export const shownValue = (name: string, field: AnyField, value: unknown): string | null => {
  if (value === null || value === undefined || (Array.isArray(value) && value.length === 0)) return null;
  const text = plain(field, value);
  return MASKED.has(name) ? masked(text) : text;
};
