import type { AnyField } from './field.ts';
import { fieldWords } from './field-words.ts';
import {
  amount,
  attachedDocument,
  date,
  internationalNumber,
  option,
  options,
  text,
  yesNo,
} from './fields.ts';
import { rows } from './rows-field.ts';

const SIZES = [
  { id: 1, name: 'Small' },
  { id: 2, name: 'Large' },
];
const courses = rows('Courses', { one: 'course', many: 'courses', fields: { name: text('Name') } });
const file = { documentId: 'a', originalDocumentName: 'licence.pdf', blobStorageDocumentName: 'b' };

it.each<[string, AnyField, unknown, string]>([
  ['a text', text('Name'), 'Umlazi', 'Umlazi'],
  ['a number that is shown in groups', internationalNumber('Phone'), '+27825551234', '+27 82 555 1234'],
  ['a day', date('Day'), '2030-03-05', '05 Mar 2030'],
  ['a day that stands for none', date('Day', undefined, { shownEmpty: '1900-01-01' }), '1900-01-01', ''],
  ['no', yesNo('Open'), false, 'No'],
  ['yes as an address has it', yesNo('Open'), 'true', 'Yes'],
  ['nought', amount('Share', undefined, { unit: 'percent' }), 0, '0%'],
  ['a choice', option('Size', SIZES), 2, 'Large'],
  ['a choice that is gone', option('Size', SIZES), 7, 'No. 7'],
  ['several', options('Sizes', SIZES), [1, 2], 'Small, Large'],
  ['none of several', options('Sizes', SIZES), [], ''],
  ['rows', courses, [{ name: 'A' }], '1 course'],
  ['a file', attachedDocument('Licence', { folder: 'other' }), file, 'licence.pdf'],
  ['a blank', text('Name'), null, ''],
])('%s in words', (_, field, value, words) => {
  expect(fieldWords(field, value, (_field, id) => `No. ${String(id)}`)).toBe(words);
});
