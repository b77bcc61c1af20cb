import type { AnyField, Fields } from './field.ts';
import * as records from './index.ts';
import type { AnyRecord } from './record.ts';
import { typedIntoOf } from './typed-choice.ts';

/*
 * Lists of companies, schools or qualifications are never complete, so people can type other answers. A record
 * choosing from a list that appears in neither set below fails here, until someone decides.
 */

/** Names of organisations; lists lag behind them. */
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

/** Complete by law or standard, defined by the site, or the person’s own rows. */
const WHOLE = new Set([
  'bank-account-type',
  'countries',
  'experience-types',
  'genders',
  'marital-status',
  'medical-aid-dependants',
  'own-loans',
  'own-policies',
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
