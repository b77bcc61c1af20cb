import { numberText } from '@phila/contract/format';
import type { MetadataType } from '@phila/contract/calls';

/** Names of the kinds of question, in the order of the choice (specification: orders, "Metadata"). */
export const kindWords: Readonly<Record<MetadataType, string>> = {
  text: 'Short text',
  textarea: 'Long text',
  select: 'One from a list',
  radio: 'One of a few, all shown',
  checkbox: 'Several of a few',
  number: 'Number',
  date: 'Date',
  time: 'Time',
  email: 'Email address',
  tel: 'Telephone number',
  url: 'Web address',
  password: 'Secret, never shown again',
};

/** Text like '37 orders used this'. */
export const usedWords = (orders: number): string =>
  `${numberText(orders)} ${orders === 1 ? 'order' : 'orders'} used this`;

export const kinds = Object.keys(kindWords) as MetadataType[];

/** True if its control can show a placeholder. */
export const takesPlaceholder = (type: MetadataType): boolean =>
  !['radio', 'checkbox', 'date', 'time'].includes(type);
