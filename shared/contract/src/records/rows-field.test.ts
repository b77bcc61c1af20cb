import { lookups } from '../lookups/index.ts';
import { chosen } from '../rules/number.ts';
import { required } from '../rules/text.ts';
import { amount, group, lookup, option, text, yesNo } from './fields.ts';
import { form, isHidden, rowValues, toForm } from './form.ts';
import { checkForm } from './check-form.ts';
import { formSchema } from './record-schema.ts';
import { rows } from './rows-field.ts';
import { sentBy } from './send-rules.ts';
import { everything } from './specimens.ts';

const household = form({
  fields: {
    alone: yesNo('I live alone'),
    people: rows('People in the household', {
      one: 'person',
      many: 'people',
      max: 3,
      fields: {
        name: text('Name', required('Who?')),
        titleID: lookup('Title', lookups.titles),
        income: amount('Income'),
      },
    }),
  },
  hide: { people: ({ alone }) => alone === true },
  check: {
    people: ({ people }) =>
      people.reduce((sum, { income }) => sum + (income ?? 0), 0) > 100 && 'Together it is at most R 100',
  },
});
const refusals = (values: object) =>
  checkForm(household, values).map(({ path, message }) => `${path}: ${message}`);

test('rows go from a saved row to the form and back, cleaned like any other field', () => {
  const saved = { people: [{ name: 'Thandi', titleID: 3, income: 12.5 }] };
  const held = toForm(household, saved);
  expect(held.people).toEqual([{ name: 'Thandi', titleID: 3, income: 12.5 }]);
  expect(
    sentBy(household, { people: [{ name: ' Thandi ', titleID: 0, income: '12,5' }, {}] }).people,
  ).toEqual([
    { name: 'Thandi', titleID: null, income: 12.5 },
    { name: null, titleID: null, income: null },
  ]);
  expect(sentBy(household, held).people).toEqual(saved.people);
});

test('none is an empty list, however it is said', () => {
  for (const people of [undefined, null, '', []]) expect(sentBy(household, { people }).people).toEqual([]);
  expect(toForm(household, null).people).toEqual([]);
  expect(formSchema(household).parse({} as never)).toEqual({ alone: null, people: [] });
});

test('a wrong value is refused at its own place, too many rows at the list', () => {
  const ann = { name: 'Ann' };
  expect(refusals({ people: [ann, { name: ' ', income: 'much' }] })).toEqual([
    'people.1.name: Who?',
    'people.1.income: Please enter a number',
  ]);
  expect(refusals({ people: [ann, ann, ann, ann] })).toEqual(['people: Please enter at most 3 people']);
  for (const people of ['all', 7, {}, true])
    expect(refusals({ people })).toEqual(['people: Validation error']);
  for (const row of [null, 7, 'Ann', []])
    expect(refusals({ people: [ann, row] })).toEqual(['people.1: Validation error']);
});

test.each([
  [1, 'Please add at least one person'],
  [2, 'Please add at least 2 people'],
])('with %d asked for, fewer are refused at the list', (min, message) => {
  const asked = form({
    fields: {
      people: rows('People', { one: 'person', many: 'people', fields: { name: text('Name') }, min }),
    },
  });
  expect(asked.fields.people.required).toBe(true);
  expect(checkForm(asked, {})).toEqual([{ path: 'people', message }]);
  expect(checkForm(asked, { people: Array.from({ length: min }, () => ({ name: 'Ann' })) })).toEqual([]);
});

test('hide and check on the whole see the rows, of a form, a body or a row', () => {
  const people = [
    { name: 'Ann', income: '60' },
    { name: 'Ben', income: 50 },
  ];
  expect(refusals({ people })).toEqual(['people: Together it is at most R 100']);
  expect(rowValues(household, { people })).toEqual({
    alone: null,
    people: [
      { name: 'Ann', titleID: null, income: 60 },
      { name: 'Ben', titleID: null, income: 50 },
    ],
  });
  expect(isHidden(household, 'people', { alone: true, people })).toBe(true);
  expect(sentBy(household, { alone: true, people }).people).toEqual([]);
});

test('a value that cannot be read leaves the others to hide and check', () => {
  expect(rowValues(household, { people: [{ name: 'Ann', income: 'much' }, 7] })).toMatchObject({
    people: [
      { name: 'Ann', income: null },
      { name: null, income: null },
    ],
  });
  const within = form({
    fields: { home: group('Home', { street: text('Street'), rent: amount('Rent') }) },
    check: { home: ({ home }) => home.street === null && 'Where?' },
  });
  expect(rowValues(within, { home: { street: 'Marula', rent: 'much' } })).toEqual({
    home: { street: 'Marula', rent: null },
  });
  // Refuses a group that is no object, whatever value the rules read from it.
  expect(checkForm(within, { home: 7 })).toContainEqual({ path: 'home', message: 'Validation error' });
});

test('fixed values and references within a row are sent as in any record', () => {
  const held = toForm(everything, {
    courses: [{ typeId: 7, name: 'Statistics', province: { id: 2, name: 'Free State' }, completed: null }],
  });
  expect(held.courses).toEqual([{ name: 'Statistics', province: 2, completed: '' }]);
  expect(sentBy(everything, held).courses).toEqual([
    { typeId: 7, name: 'Statistics', province: { id: 2 }, completed: null },
  ]);
  expect(rowValues(everything, held).courses).toMatchObject([{ province: { id: 2 } }]);
});

test('a row’s unknown fields are sent back with it, and the service drops those it does not know', () => {
  const held = toForm(household, {
    people: [{ name: 'Ann', titleID: null, income: null, birthday: '2001-01-01' }],
  });
  const sent = sentBy(household, held);
  expect(sent.people).toEqual([{ name: 'Ann', titleID: null, income: null, birthday: '2001-01-01' }]);
  expect(refusals(held)).toEqual([]);
  expect(formSchema(household).parse(sent).people).toEqual([{ name: 'Ann', titleID: null, income: null }]);
});

test('a million rows cost no more than one too many', () => {
  const people = Array.from({ length: 1_000_000 }, () => ({ name: 'Ann' }));
  expect(sentBy(household, { people }).people).toHaveLength(4);
});

test('a row has neither groups nor lists, nor choices that depend on each other', () => {
  const of = (fields: object) => () => rows('Rows', { one: 'row', many: 'rows', fields: { ...fields } });
  const choices = [{ id: 1, name: 'One' }];
  expect(of({ a: group('Group', { b: text('B') }) })).toThrow('within a row there is no group');
  expect(of({ a: rows('Rows', { one: 'row', many: 'rows', fields: {} }) })).toThrow('there is no rows');
  const dependent = option('A', choices, chosen('Which?'), { among: { field: 'b', keep: () => true } });
  expect(of({ a: dependent, b: text('B') })).toThrow('within a row no choice depends');
});
