import { fieldErrors } from '../rules/field-errors.ts';
import { check, entryOf } from './check-form.ts';
import {
  checkoutForm,
  checkoutFormWithoutDelivery,
  coveredCheckoutForm,
  coveredCheckoutFormWithoutDelivery,
  smallCheckoutForm,
  smallCheckoutFormWithoutDelivery,
} from './checkout.ts';
import * as records from './index.ts';
import { bodySchema, formSchema } from './record-schema.ts';
import type { AnyForm } from './form.ts';
import type { AnyRecord } from './record.ts';
import * as specimens from './specimens.ts';

/** Values no form sends, values a form may send, and lookalikes. */
const ODD: readonly unknown[] = [
  undefined,
  null,
  '',
  ' ',
  'x',
  'x'.repeat(5_000),
  '0821234567',
  '2026-02-30',
  '2026-03-01',
  0,
  1,
  -1,
  7.5,
  1e12,
  true,
  [],
  [1, 1],
  ['x', null],
  [{ name: 7 }],
  {},
  { id: 1 },
  { id: 'x', name: 1 },
];

const isRecord = (value: unknown): value is AnyRecord =>
  typeof value === 'object' && value !== null && 'fields' in value && 'paths' in value;
const everyRecord = Object.values<unknown>({ ...records, ...specimens }).filter(isRecord);

/** Puts each odd value into one field at a time of a blank form, then into all fields at once. */
const odd = ({ fields }: AnyForm): object[] => [
  ...Object.keys(fields).flatMap((name) => ODD.map((value) => ({ [name]: value }))),
  ...ODD.map((value) => Object.fromEntries(Object.keys(fields).map((name) => [name, value]))),
  { unknown: 1, other: 2 },
];

it.each(everyRecord.map((record) => [record.title, record] as const))(
  'refuses of %s what the service refuses, in the same words',
  (_title, record) => {
    const schema = bodySchema(record);
    for (const values of odd(record))
      expect([values, check(record, values)]).toEqual([
        values,
        fieldErrors(schema.safeParse(values).error?.issues ?? []),
      ]);
  },
);

it.each([
  ['an order that is delivered', checkoutForm],
  ['an order that is not', checkoutFormWithoutDelivery],
  ['a small order that is delivered', smallCheckoutForm],
  ['a small order that is not', smallCheckoutFormWithoutDelivery],
  ['an order with nothing to pay that is delivered', coveredCheckoutForm],
  ['an order with nothing to pay that is not', coveredCheckoutFormWithoutDelivery],
])('reads an entry of %s as the schema of the whole form does', (_, type) => {
  const schema = formSchema(type);
  for (const values of odd(type)) {
    const { data, error } = schema.safeParse(values);
    expect(entryOf(type, values)).toEqual(
      error === undefined ? { entry: data, errors: [] } : { entry: null, errors: fieldErrors(error.issues) },
    );
  }
});

it('has every record to hold against the schema', () => {
  expect(everyRecord.length).toBeGreaterThan(20);
});
