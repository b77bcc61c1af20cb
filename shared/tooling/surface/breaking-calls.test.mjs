import { breakingCalls } from './breaking-calls.mjs';

const trip = { type: 'object', required: ['name'], properties: { name: { type: 'string' } } };

const documentOf = ({
  body = { ...trip, additionalProperties: false },
  value = trip,
  ...operation
} = {}) => ({
  paths: {
    '/Travel/trips': {
      post: {
        'x-access': 'person',
        parameters: [],
        requestBody: { content: { 'application/json': { schema: body } } },
        responses: {
          200: {
            content: {
              'application/json': {
                schema: { type: 'object', required: ['value'], properties: { value } },
              },
            },
          },
        },
        ...operation,
      },
    },
  },
});

const withField = (schema, name, of, required = false) => ({
  ...schema,
  properties: { ...schema.properties, [name]: of },
  required: required ? [...schema.required, name] : schema.required,
});
const text = { type: 'string' };
const orNull = { anyOf: [text, { type: 'null' }] };
const strict = { ...trip, additionalProperties: false };

test.each([
  ['nothing', {}, {}],
  ['a field that may be sent', {}, { body: withField(strict, 'seat', text) }],
  ['a field that is answered as well', {}, { value: withField(trip, 'seat', text, true) }],
  [
    'null that is taken as well',
    { body: withField(strict, 'seat', text) },
    { body: withField(strict, 'seat', orNull) },
  ],
  [
    'a choice more',
    { body: withField(strict, 'seat', { enum: ['a'] }) },
    { body: withField(strict, 'seat', { enum: ['a', 'b'] }) },
  ],
  [
    'a parameter that may be sent',
    {},
    { parameters: [{ name: 'year', in: 'query', required: false, schema: text }] },
  ],
  ['a call that more people may make', {}, { 'x-access': 'anyone' }],
])('%s breaks no client', (_, before, after) => {
  expect(breakingCalls(documentOf(before), documentOf(after))).toEqual([]);
});

test.each([
  ['asks for seat', {}, { body: withField(strict, 'seat', text, true) }],
  ['no longer takes seat', { body: withField(strict, 'seat', text) }, {}],
  ['no longer answers value.seat', { value: withField(trip, 'seat', text, true) }, {}],
  ['may leave out value.name', {}, { value: { ...trip, required: [] } }],
  [
    'has another type of value.seat',
    { value: withField(trip, 'seat', text, true) },
    { value: withField(trip, 'seat', orNull, true) },
  ],
  [
    'has another type of seat',
    { body: withField(strict, 'seat', orNull) },
    { body: withField(strict, 'seat', text) },
  ],
  [
    'no longer takes "a" for seat',
    { body: withField(strict, 'seat', { enum: ['a', 'b'] }) },
    { body: withField(strict, 'seat', { enum: ['b'] }) },
  ],
  [
    'asks for the parameter year',
    {},
    { parameters: [{ name: 'year', in: 'query', required: true, schema: text }] },
  ],
  ['is only for may travel.trips.write now', {}, { 'x-access': 'may travel.trips.write' }],
  [
    'is only for may travel.trips.write now',
    { 'x-access': 'may travel.trips.read' },
    { 'x-access': 'may travel.trips.write' },
  ],
])('POST /Travel/trips %s', (what, before, after) => {
  expect(breakingCalls(documentOf(before), documentOf(after))).toEqual([`POST /Travel/trips ${what}.`]);
});

test.each([
  ['administrator', 'may travel.trips.write'],
  ['may travel.trips.write', 'person'],
  ['person', 'anyone'],
])('POST /Travel/trips may be opened from %s to %s', (before, after) =>
  expect(breakingCalls(documentOf({ 'x-access': before }), documentOf({ 'x-access': after }))).toEqual([]),
);

test('a call that is gone breaks its clients, and those of other calls are not asked', () => {
  const before = documentOf();
  expect(breakingCalls(before, { paths: {} })).toEqual(['POST /Travel/trips is gone.']);
  expect(breakingCalls(before, { paths: {} }, ({ path }) => path === '/other')).toEqual([]);
});
