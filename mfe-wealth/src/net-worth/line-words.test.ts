import { lineOf } from '../testing/net-worth.ts';
import { changeWords, lineWords } from './line-words.ts';

const plain = (words: readonly string[] | string | null) => JSON.stringify(words).replaceAll('\u00a0', ' ');

it('says since when a figure is, its share, loan and policy', () => {
  const bond = lineOf({ of: 'loan', name: 'Home loan (bond), FNB', value: 806_312.44 });
  const home = lineOf({
    name: 'Home',
    share: 50,
    whole: 1_550_000,
    loanId: bond.id,
    policy: 'Home contents, Santam',
  });
  expect(plain(lineWords(home, [home, bond]))).toBe(
    '["as of 01 Nov 2026","your 50% of R 1 550 000.00","home loan (bond) R 806 312.44","insured: Home contents, Santam"]',
  );
});

it.each([
  [{ isWorkedOut: true }, 'worked out from 01 Nov 2026'],
  [{ isOld: true, day: '2026-03-04' }, 'value last checked in March 2026'],
  [{ day: null }, 'the day of this value is not known'],
  [{ value: null, whole: null }, 'its value is not known'],
  [{ endedOn: '2026-09-30', value: null, whole: null }, 'until 30 Sep 2026'],
])('%j: %s', (more, words) => expect(lineWords(lineOf(more), [])).toEqual([words]));

it('says the change since the end of a month', () => {
  expect(plain(changeWords({ amount: 12_300, since: '2026-06-30' }))).toBe(
    '"up R 12 300.00 since the end of June 2026"',
  );
  expect(plain(changeWords({ amount: -0.5, since: '2026-06-30' }))).toBe(
    '"down R 0.50 since the end of June 2026"',
  );
  expect(changeWords({ amount: 0, since: '2026-06-30' })).toBe('as much as at the end of June 2026');
  expect(changeWords(null)).toBeNull();
});
