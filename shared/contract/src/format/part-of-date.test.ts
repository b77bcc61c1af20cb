import { firstDayOf, isPartOfDate, lastDayOf } from './part-of-date.ts';
import { readTypedPart } from './read-day.ts';

test.each([
  ['2019', '2019'],
  ['Mar 2019', '2019-03'],
  ['Maart 2019', '2019-03'],
  ['03/2019', '2019-03'],
  ['2019-3', '2019-03'],
  [' 2019/03 ', '2019-03'],
  ['5 Mar 2019', '2019-03-05'],
  ['5/3/2019', '2019-03-05'],
  ['2019-03-05', '2019-03-05'],
  ['05032019', '2019-03-05'],
])('%j is read as %s', (typed, read) => expect(readTypedPart(typed)).toBe(read));

test.each(['', '19', 'Mar 19', '2019-13', '2019-02-30', 'soon', '2019-03-05 10:00', '2019 – 2021', '20199'])(
  '%j is none',
  (typed) => expect(readTypedPart(typed)).toBeNull(),
);

test('only the stored form is one as it stands', () =>
  expect(['2019', '2019-03', '2019-03-05', '2019-3', 'Mar 2019', '5/3/2019'].map(isPartOfDate)).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
  ]));

test.each([
  ['2020', '2020-01-01', '2020-12-31'],
  ['2020-02', '2020-02-01', '2020-02-29'],
  ['2020-02-10', '2020-02-10', '2020-02-10'],
])('%s can mean %s to %s', (part, first, last) =>
  expect([firstDayOf(part), lastDayOf(part)]).toEqual([first, last]),
);
