import * as z from 'zod/mini';
import { fieldErrors, UNKNOWN_FIELD, VALIDATION_ERROR } from './field-errors.ts';

const schema = z.strictObject({
  first: z.string('Asked for').check(z.minLength(3, 'Too short'), z.regex(/^a/, 'Must start with a')),
  second: z.number(),
  inner: z.strictObject({ third: z.string('Third, please') }),
});

const errorsOf = (value: unknown) => fieldErrors(schema.safeParse(value).error?.issues ?? []);

test('keeps the first refusal of each path', () => {
  expect(errorsOf({ first: 'b', second: 1, inner: { third: '' } })).toEqual([
    { path: 'first', message: 'Too short' },
  ]);
});

test('an error without a text of its own says Validation error', () => {
  expect(errorsOf({ first: 'abc', second: 'x', inner: { third: '' } })).toEqual([
    { path: 'second', message: VALIDATION_ERROR },
  ]);
  expect(VALIDATION_ERROR).toBe('Validation error');
});

test.each([5, true, ['a'], { a: 1 }])('%j is reported as no text', (first) => {
  const sent = { first, second: 1, inner: { third: 'x' } };
  const { issues } = z.safeParse(schema, sent, { reportInput: true }).error ?? { issues: [] };
  expect(fieldErrors(issues)).toEqual([{ path: 'first', message: 'Please enter text' }]);
});

test.each([null, undefined])('%j in place of text is what is missing', (first) => {
  const sent = { first, second: 1, inner: { third: 'x' } };
  const { issues } = z.safeParse(schema, sent, { reportInput: true }).error ?? { issues: [] };
  expect(fieldErrors(issues)).toEqual([{ path: 'first', message: 'Asked for' }]);
});

test('an unknown field is named by its whole path', () => {
  expect(errorsOf({ first: 'abc', second: 1, inner: { third: '', more: 1 }, extra: 2 })).toEqual([
    { path: 'inner.more', message: UNKNOWN_FIELD },
    { path: 'extra', message: UNKNOWN_FIELD },
  ]);
});

test('a value that is not an object is an error of the form', () => {
  expect(errorsOf(null)).toEqual([{ path: '', message: VALIDATION_ERROR }]);
});
