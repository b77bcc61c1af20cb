import type { AnyField } from './field.ts';
import * as records from './index.ts';

const PHONE = /(phone|mobile|contactNo|contactNumber|contactDetails)[^.]*(\.value)?$/i;

/** Phone number fields of a record, including groups and rows. */
const phonesIn = (fields: Readonly<Record<string, AnyField>>, path: string): [string, AnyField][] =>
  Object.entries(fields).flatMap(([name, field]): [string, AnyField][] => {
    const at = `${path}.${name}`;
    if (field.kind === 'group' || field.kind === 'rows') return phonesIn(field.fields, at);
    return PHONE.test(at) ? [[at, field]] : [];
  });

const phones = Object.values(records as Readonly<Record<string, unknown>>).flatMap((one) =>
  typeof one === 'object' && one !== null && 'paths' in one && 'fields' in one && 'title' in one
    ? phonesIn(one.fields as Readonly<Record<string, AnyField>>, String(one.title))
    : [],
);

test('there are numbers to look at', () => expect(phones.length).toBeGreaterThan(6));

test.each(phones)('%s is shown in groups, and taken with spaces and hyphens', (_, field) => {
  if (field.kind !== 'text') throw new Error('It is no text');
  const shown = field.show?.('+27825551234');
  expect(['082 555 1234', '+27 82 555 1234']).toContain(shown);
  expect(['0825551234', '+27825551234']).toContain(field.toBody('+27 82-555 1234'));
});

/** Contacts of a will have exactly ten digits (specification: details). */
const ofAnyCountry = phones.filter(([name]) => !name.startsWith('Will'));

test.each(ofAnyCountry)('%s takes numbers of other countries, and shows them in groups', (_, field) => {
  if (field.kind !== 'text') throw new Error('It is no text');
  for (const [typed, stored, shown] of [
    ['+266 5888 1234', '+26658881234', '+266 5888 1234'],
    ['00258 84 123 4567', '+258841234567', '+258 84 123 4567'],
    ['+263 (0)77-123-4567', '+263771234567', '+263 77 123 4567'],
  ] as const) {
    expect(field.toBody(typed)).toBe(stored);
    expect(field.bodySchema.safeParse(stored).success).toBe(true);
    expect(field.show?.(stored)).toBe(shown);
    expect(field.toForm(stored)).toBe(shown);
  }
});
