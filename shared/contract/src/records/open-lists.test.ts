import type { AnyField, Fields } from './field.ts';
import * as records from './index.ts';
import type { AnyRecord } from './record.ts';
import { typedIntoOf } from './typed-choice.ts';

/*
 * No list of companies, schools or qualifications is whole, so what such a list does not have can be typed. A record that
 * chooses from a list which is named in neither place fails here, until it is decided which of the two the list is.
 */

/** Names that others give themselves: new ones come before any list has them. */
const OPEN = new Set([
  'bank-branches',
  'institutions',
  'medical-aid',
  'qualification',
  'qualification-levels',
  'retirement-planning-product-providers',
  'risk-cover-providers',
  'short-term-investments-providers',
  'short-term-providers',
  'specialisations',
]);

/** Whole by a law or a standard, or kinds of the site's own. */
const WHOLE = new Set([
  'bank-account-type',
  'countries',
  'experience-types',
  'genders',
  'marital-status',
  'medical-aid-dependants',
  'provinces',
  'races',
  'relations',
  'retirement-planning-types',
  'risk-cover-types',
  'short-term-investments-types',
  'short-term-types',
  'titles',
  'work-permits',
]);

const isRecord = (value: unknown): value is AnyRecord =>
  typeof value === 'object' && value !== null && 'paths' in value && 'fields' in value && 'title' in value;

const choicesIn = (fields: Fields, of: string): { field: string; list: string; isTyped: boolean }[] =>
  Object.entries<AnyField>(fields).flatMap(([name, field]) => {
    const path = `${of}.${name}`;
    if (field.kind === 'rows' || field.kind === 'group') return choicesIn(field.fields, path);
    if (field.kind !== 'lookup' && field.kind !== 'lookups' && field.kind !== 'reference') return [];
    return [{ field: path, list: field.lookup.name, isTyped: typedIntoOf(field) !== undefined }];
  });

const choices = Object.entries(records).flatMap(([name, value]) =>
  isRecord(value) ? choicesIn(value.fields, name) : [],
);

test('every choice of a person’s records is from a list that is known to be open or whole', () => {
  expect(choices.length).toBeGreaterThan(25);
  expect(choices.filter(({ list }) => !OPEN.has(list) && !WHOLE.has(list))).toEqual([]);
});

test.each(choices.filter(({ list }) => OPEN.has(list)))(
  '$field: what $list does not have can be typed',
  ({ isTyped }) => expect(isTyped).toBe(true),
);
