import type { NetWorthLine } from '@phila/contract/calls';
import { calculateNetWealth, netWealthEntry } from '@phila/finance/net-wealth';
import { lineOf } from '../testing/net-worth.ts';
import { entryOfWorth } from './entry-of-worth.ts';

const today = '2026-11-30';
const lines: NetWorthLine[] = [
  lineOf({ of: 'asset', kind: 1, name: 'Home', value: 750_000.28, day: '2026-06-15' }),
  lineOf({ of: 'asset', kind: 3, name: 'Cheque account', value: 0.1 }),
  lineOf({ of: 'asset', kind: 2, name: 'Sold car', value: null, endedOn: '2026-09-01' }),
  lineOf({ of: 'investment', name: 'Money market, African Bank', value: 0.2 }),
  lineOf({ of: 'investment', name: 'Unit trust, Allan Gray', value: 10 }),
  lineOf({ of: 'retirement', name: 'Retirement annuity, Sanlam', value: 312_900 }),
  lineOf({
    of: 'loan',
    kind: 1,
    name: 'Home loan (bond), FNB',
    value: 806_312.44,
    isOwed: true,
    isWorkedOut: true,
  }),
  lineOf({ of: 'loan', kind: 3, name: 'Personal loan', value: 6_550.9, isOwed: true }),
  lineOf({ of: 'loan', kind: 3, name: 'Personal loan', value: 0.01, isOwed: true }),
  lineOf({ of: 'calculation', id: 'vehicle', name: 'Vehicle', value: 5, isOwed: true }),
];

it('is the statement of the records, exact to the cent, that the engine takes', () => {
  const entry = entryOfWorth({ lines, today });
  expect(netWealthEntry.parse(entry)).toEqual(entry);
  expect(entry.lines.map(({ group, label, date, source }) => [group, label, date, source])).toEqual([
    ['personal', 'Home', '2026-06-15', 'Things you own'],
    ['cash', 'Cheque account', '2026-11-01', 'Things you own'],
    ['cash', 'Money market, African Bank', '2026-11-01', 'Short-Term Investments'],
    ['liquid', 'Unit trust, Allan Gray', '2026-11-01', 'Short-Term Investments'],
    ['retirement', 'Retirement annuity, Sanlam', '2026-11-01', 'Retirement Planning'],
    ['longTerm', 'Home loan (bond), FNB', today, 'Loans & Bonds'],
    ['shortTerm', 'Personal loan', '2026-11-01', 'Loans & Bonds'],
    ['shortTerm', 'Personal loan 2', '2026-11-01', 'Loans & Bonds'],
    ['longTerm', 'Vehicle', '2026-11-01', 'Finance Calculator'],
  ]);
  const { totalAssets, totalLiabilities, netWealth } = calculateNetWealth(entry);
  expect([totalAssets, totalLiabilities, netWealth]).toEqual([1_062_910.58, 812_868.35, 250_042.23]);
});
