import type { InputOf, ValueOf } from '../call.ts';
import { lookups } from '../lookups/index.ts';
import { required } from '../rules/text.ts';
import { date, group, lookup, option, options, text, yesNo } from './fields.ts';
import { tablePaths, singlePaths } from './paths.ts';
import { type ValuesOf } from './form.ts';
import { type BodyOf, record, type RowOf } from './record.ts';
import { singleRecordCalls } from './single-record-calls.ts';
import { tableCalls } from './table-calls.ts';
import { rows } from './rows-field.ts';
import { banking, contact, everything, experience } from './specimens.ts';

/* Code that must compile, and code that must not; the type check fails if this changes. */

type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
type Flat<T> = { [K in keyof T]: T[K] };
const same = <A, B>(proof: Same<Flat<A>, Flat<B>>): void => expect(proof).toBe(true);

test('the form holds blanks, never null where a text or a choice is', () => {
  same<
    ValuesOf<typeof experience>,
    {
      experienceTypeId: number;
      projectName: string;
      positionRole: string;
      responsibilities: string;
      startDate: string;
      currentRole: boolean | null;
      endDate: string;
    }
  >(true);
  same<ValuesOf<typeof contact>['mobileNo'], { value: string }>(true);
  const level: ValuesOf<typeof everything>['level'] = 'Expert';
  const none: ValuesOf<typeof everything>['level'] = '';
  // @ts-expect-error -- 'Wizard' is not a choice
  const wrong: ValuesOf<typeof everything>['level'] = 'Wizard';
  expect([level, none, wrong]).toHaveLength(3);
});

test('a body has null for what is optional only', () => {
  same<
    BodyOf<typeof experience>,
    {
      experienceTypeId: number | null;
      projectName: string;
      positionRole: string;
      responsibilities: string | null;
      startDate: string;
      currentRole: boolean | null;
      endDate: string | null;
      version?: number | undefined;
    }
  >(true);
  same<
    BodyOf<typeof contact>['mobileNo'],
    { typeId: 1 | 2 | 3; type: 'personal' | 'work'; value: string | null }
  >(true);
  expect(experience.fields.responsibilities.required).toBe(false);
});

test('a list within a form holds what its rows hold, and is never null', () => {
  same<ValuesOf<typeof everything>['courses'][number], { name: string; province: number; completed: string }>(
    true,
  );
  same<
    BodyOf<typeof everything>['courses'][number],
    { typeId: 7; name: string; province: { id: number } | null; completed: string | null }
  >(true);
  same<
    RowOf<typeof everything>['courses'][number],
    {
      typeId: number;
      name: string | null;
      province: { id: number; name: string } | null;
      completed: string | null;
    }
  >(true);
  const none = rows('Courses', { one: 'course', many: 'courses', fields: {} });
  const some = rows('Courses', { one: 'course', many: 'courses', fields: {}, min: 1 });
  same<[(typeof none)['required'], (typeof some)['required']], [false, true]>(true);
  expect([none.required, some.required]).toEqual([false, true]);
});

test('a row has an id where it is one of many, a version, and the further names of a read', () => {
  same<
    RowOf<typeof banking>,
    {
      id: string;
      version: number;
      bankId: number | null;
      accountNumber: string | null;
      accountType: number | null;
    }
  >(true);
  same<RowOf<typeof everything>['permit'], number | null>(true);
  same<RowOf<typeof everything>['institution'], { id: number; name: string } | null>(true);
  // @ts-expect-error -- a single record has no id
  type NoId = RowOf<typeof everything>['id'];
  expect<NoId[]>([]).toEqual([]);
});

test('the calls of a record are typed by its paths', () => {
  const experiences = tableCalls(experience);
  const accounts = tableCalls(banking);
  same<InputOf<typeof experiences.remove>, { params: { id: string } }>(true);
  same<InputOf<typeof accounts.bulk>, { body: { ids: string[] } }>(true);
  same<typeof experiences.bulk, undefined>(true);
  same<ValueOf<typeof experiences.create>, RowOf<typeof experience>>(true);
  // @ts-expect-error -- the id of this record travels in the body
  type NoParams = InputOf<typeof accounts.update>['params'];
  expect<NoParams[]>([]).toEqual([]);
  const one = singleRecordCalls(contact);
  same<ValueOf<typeof one.read>, RowOf<typeof contact> | null>(true);
  same<typeof one.create, undefined>(true);
  expect(singleRecordCalls(everything).create.method).toBe('POST');
});

test('a single record has no table calls, nor the other way round', () => {
  // @ts-expect-error -- a single record has no list
  expect(() => tableCalls(contact)).toThrow(TypeError);
  // @ts-expect-error -- a table has no one record to read
  expect(singleRecordCalls(banking).read.path).toBeUndefined();
});

test('misspelt names, fields that cannot be hidden and foreign rules do not compile', () => {
  const fields = {
    name: text('Name', required('Asked for')),
    note: text('Note'),
    current: yesNo('Current'),
  };
  const paths = tablePaths('/Test/thing');
  const made = [
    record({ title: 'Right', paths, fields, hide: { note: ({ current }) => current === true } }),
    record({
      title: 'A misspelt hide',
      paths,
      fields,
      // @ts-expect-error -- there is no field "notes"
      hide: { notes: () => true },
    }),
    record({
      title: 'A required field cannot be hidden',
      paths,
      fields,
      // @ts-expect-error -- "name" is required
      hide: { name: () => true },
    }),
    record({
      title: 'A misspelt relabel',
      paths,
      fields,
      // @ts-expect-error -- there is no field "nam"
      relabel: { nam: () => 'Name' },
    }),
    record({
      title: 'A misspelt value',
      paths,
      fields,
      // @ts-expect-error -- there is no value "curent"
      hide: { note: ({ curent }) => curent === true },
    }),
    record({
      title: 'A misspelt check',
      paths,
      fields,
      // @ts-expect-error -- there is no field "nmae"
      check: { nmae: () => 'Wrong' },
    }),
    record({
      title: 'A misspelt section',
      paths,
      fields,
      // @ts-expect-error -- there is no field "names"
      sections: { About: ['names'] },
    }),
    record({
      title: 'A misspelt further name',
      paths,
      fields,
      // @ts-expect-error -- there is no field "notes"
      alsoRead: { comment: 'notes' },
    }),
    record({
      title: 'A misspelt path',
      fields,
      // @ts-expect-error -- a table has no "listing"
      paths: tablePaths('/Test/thing', { listing: '/Test/things' }),
    }),
  ];
  expect(made).toHaveLength(9);
  expect([
    // @ts-expect-error -- a rule for text on a choice of numbers
    lookup('Bank', lookups.bankBranches, required('Asked for')),
    // @ts-expect-error -- 2 is not a choice
    option('Size', [{ id: 1, name: 'Small' }], undefined, { initial: 2 }),
    // @ts-expect-error -- a path starts with a slash
    singlePaths('Account/thing', '/Account/thing'),
  ]).toHaveLength(3);
});

test('a field written in place stays optional beside groups and several choices', () => {
  // If contextual typing took it from any fields, "required" would stay undecided, and `hide` would refuse the field.
  const made = record({
    title: 'In place',
    paths: singlePaths('/Test/read', '/Test/update'),
    fields: {
      current: yesNo('Current'),
      ended: date('End date'),
      address: group('Address', { street: text('Street') }),
      languages: options('Languages', [{ id: 1, name: 'isiZulu' }]),
    },
    hide: { ended: ({ current }) => current === true },
  });
  expect(made.hide['ended']).toBeDefined();
});
