import { endsBeforeItStarts } from './period.ts';

const END = 'The end date is before the start date';

test.each([
  ['2019-03-05', '2019-03-04', END],
  ['2019-03', '2019-02', END],
  ['2019-03', '2018', END],
  ['2019', '2018-12-31', END],
  ['2019-03-05', '2019-03', false],
  ['2019-03', '2019', false],
  ['2019', '2019', false],
  ['2019', '2019-01-01', false],
  ['2019', null, false],
  [null, '2019', false],
  ['2019', 'soon', false],
] as const)('from %s to %s: %s', (start, end, said) => expect(endsBeforeItStarts(start, end)).toBe(said));
