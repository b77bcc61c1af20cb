import { form, lookup, lookups, lookupsOf, percentage, whole, yesNo } from '@phila/contract';
import { getTableColumns } from 'drizzle-orm';
import { pgTable } from 'drizzle-orm/pg-core';
import { columnsOf } from './columns.ts';
import { unknownChoices } from './lookup-choices.ts';

const kinds = form({
  fields: {
    abroad: yesNo('Abroad'),
    country: lookup('Country', lookups.countries, undefined, {
      among: { field: 'abroad', keep: ({ key }, abroad) => abroad === null || abroad === (key !== 'ZA') },
    }),
    provinces: lookupsOf('Provinces', lookups.provinces),
    share: percentage('Share'),
    term: whole('Term', { unit: 'years' }),
  },
});
const none = { abroad: null, country: null, provinces: [], share: null, term: null };
const NOT_IN_LIST = 'Please choose from the list';

test('whole months and years are integers, percentages numerics, several choices an array', () => {
  const columns = getTableColumns(pgTable('kinds', columnsOf(kinds.fields)));
  expect(
    Object.fromEntries(Object.entries(columns).map(([name, column]) => [name, column.getSQLType()])),
  ).toEqual({
    abroad: 'boolean',
    country: 'text',
    provinces: 'integer[]',
    share: 'numeric',
    term: 'integer',
  });
});

test('each of several choices is one of its list', () => {
  expect(unknownChoices(kinds, { ...none, provinces: [1, 2] })).toEqual([]);
  expect(unknownChoices(kinds, { ...none, provinces: [1, 99_999, 88_888] })).toEqual([
    { path: 'provinces', message: NOT_IN_LIST },
  ]);
});

test('a choice goes with the value of the field that it depends on', () => {
  expect(unknownChoices(kinds, { ...none, country: 'LS', abroad: true })).toEqual([]);
  expect(unknownChoices(kinds, { ...none, country: 'ZA', abroad: false })).toEqual([]);
  expect(unknownChoices(kinds, { ...none, country: 'ZA' })).toEqual([]);
  expect(unknownChoices(kinds, { ...none, country: 'ZA', abroad: true })).toEqual([
    { path: 'country', message: NOT_IN_LIST },
  ]);
  expect(unknownChoices(kinds, { ...none, country: 'XX', abroad: true })).toEqual([
    { path: 'country', message: NOT_IN_LIST },
  ]);
});
