import type { Recorded } from '../recorded/entry-of-worth.ts';
import { changedRecords, filledIn } from './filled-in.ts';
import type { Line } from './line.ts';

const annuity: Recorded = {
  of: 'retirement',
  id: 'one',
  share: 100,
  line: {
    group: 'retirement',
    label: 'Retirement annuity, Sanlam',
    amount: 10,
    source: 'Retirement Planning',
    date: '2026-11-22',
  },
};
const newKey = () => 'new';
const typed: Line = { key: 'typed', group: 'cash', label: 'Tin', amount: 5, date: null, source: null };

it('adds the lines of records, brings them up to date, and keeps what was typed', () => {
  const once = filledIn([typed], [annuity], newKey);
  expect(once).toEqual([typed, { ...annuity.line, key: 'new' }]);
  const changed = { ...annuity, line: { ...annuity.line, amount: 12, date: '2026-11-30' } };
  expect(filledIn(once, [changed], newKey)).toEqual([typed, { ...changed.line, key: 'new' }]);
  // A record that is gone takes its line along.
  expect(filledIn(once, [], newKey)).toEqual([typed]);
});

it('finds the records whose value was changed, as the whole of what is shared', () => {
  const home: Recorded = {
    of: 'asset',
    id: 'two',
    share: 50,
    line: { group: 'personal', label: 'Home', amount: 750_000, source: 'Things you own', date: '2026-06-01' },
  };
  const bond: Recorded = {
    of: 'calculation',
    id: 'mortgage',
    share: 100,
    line: { group: 'longTerm', label: 'Bond', amount: 9, source: 'Mortgage Calculator', date: '2026-06-01' },
  };
  const lines = [
    annuity.line,
    { ...home.line, amount: 800_000, date: '2026-11-30' },
    { ...bond.line, amount: 8 },
  ];
  expect(changedRecords({ lines }, [annuity, home, bond], '2026-11-30')).toEqual([
    { of: 'asset', id: 'two', day: '2026-11-30', value: 1_600_000 },
  ]);
});
