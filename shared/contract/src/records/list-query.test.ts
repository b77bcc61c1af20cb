import type { InputOf } from '../call.ts';
import { lookups } from '../lookups/index.ts';
import { amount, date, lookup, option, reference, text, yesNo } from './fields.ts';
import { filtersIn } from './filters.ts';
import { listQuery } from './list-query.ts';
import { tablePaths } from './paths.ts';
import { record } from './record.ts';
import { tableCalls } from './table-calls.ts';

const trip = record({
  title: 'Trip',
  paths: tablePaths('/Travel/trip'),
  fields: {
    destination: text('Where to'),
    departureDate: date('Departure'),
    cost: amount('Cost'),
    isBooked: yesNo('Booked'),
    travelClass: option('Class', [{ id: 'economy', name: 'Economy' }]),
    relation: lookup('With', lookups.relations),
    institution: reference('Of', lookups.institutions),
  },
});
const schema = listQuery(trip);

it.each([
  { 'departureDate.gte': '2026-11-22', Sort: 'departureDate', PageNumber: 1, PageSize: 1 },
  { 'departureDate.eq': '2026-11-22', 'departureDate.lte': '2026-12-31' },
  { 'cost.gte': 0.5, 'cost.lte': 1000 },
  { 'isBooked.eq': 'true', 'travelClass.eq': 'economy', 'relation.eq': 3, 'institution.eq': 7 },
  {},
])('takes %j', (query) => {
  expect(schema.parse(query)).toEqual(query);
  // Texts, as in an address.
  const texts = Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)]));
  expect(schema.parse(texts)).toEqual(query);
});

it.each([
  [{ 'departureDate.gte': '22 November' }, 'Please give a day as YYYY-MM-DD'],
  [{ 'departureDate.gte': '2026-02-30' }, 'Please give a day as YYYY-MM-DD'],
  [{ 'cost.gte': 'much' }, 'Please give a number'],
  [{ 'cost.gte': 'Infinity' }, 'Please give a number'],
  [{ 'isBooked.eq': 'yes' }, 'Please give true or false'],
  [{ 'relation.eq': '1.5' }, 'Please give the id of a choice'],
  [{ 'relation.eq': '99999999999' }, 'Please give the id of a choice'],
])('refuses %j', (query, message) => {
  expect(schema.safeParse(query).error?.issues[0]?.message).toBe(message);
});

it.each([
  // Typed data must not appear in an address.
  { 'destination.eq': 'Durban' },
  { 'isBooked.gte': 'true' },
  { 'departureDate.like': '2026' },
  { departureDate: '2026-11-22' },
  { 'constructor.eq': '1' },
])('has no filter %j', (query) => expect(schema.safeParse(query).success).toBe(false));

it('tells the filters of a query apart from its page', () => {
  expect(filtersIn(trip.fields, { PageNumber: 1, 'departureDate.gte': '2026-11-22' })).toEqual([
    { name: 'departureDate', operator: 'gte', value: '2026-11-22' },
  ]);
});

it('is typed by the fields of the record', () => {
  type Query = InputOf<ReturnType<typeof calls>['list']>['query'];
  const calls = () => tableCalls(trip);
  const next: Query = { 'departureDate.gte': '2026-11-22', 'relation.eq': 3, PageNumber: 1, PageSize: 1 };
  // @ts-expect-error -- a text is not filtered
  const typed: Query = { 'destination.eq': 'Durban' };
  // @ts-expect-error -- a choice has no order
  const ordered: Query = { 'relation.gte': 3 };
  // @ts-expect-error -- a day is a text
  const day: Query = { 'departureDate.gte': 20_261_122 };
  expect([next, typed, ordered, day]).toHaveLength(4);
});
