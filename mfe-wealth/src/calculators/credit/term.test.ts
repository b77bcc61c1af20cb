import { inMonths, inYears, termOf } from './term.ts';

it.each([
  [5, 'years', 60],
  [1.5, 'years', 18],
  [1.3, 'years', 15.6],
  [54, 'months', 54],
  [5, null, 60],
  [null, 'years', null],
])('%p %s are %p months', (term, termIn, months) => expect(inMonths({ term, termIn })).toBe(months));

it.each([
  [20, 'years', 20],
  [241, 'months', 20.0833],
  [240, 'months', 20],
  [null, 'months', null],
])('%p %s are %p years', (term, termIn, years) => expect(inYears({ term, termIn })).toBe(years));

it('gives whole years as years', () => {
  expect(termOf(240)).toEqual({ term: 20, termIn: 'years' });
  expect(termOf(241)).toEqual({ term: 241, termIn: 'months' });
});
