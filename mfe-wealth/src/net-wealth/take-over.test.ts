import { calculateMortgage } from '@phila/finance/mortgage';
import type { Line } from './line.ts';
import { foundValues, lineOf, takenOver } from './take-over.ts';

const nothing = { investments: [], retirement: [], debts: [], bond: null, vehicle: null, loan: null };
const today = '2026-11-22';

it('finds nothing where there is nothing, and nothing of no value', () => {
  expect(foundValues(nothing, today)).toEqual([]);
  const empty = { type: undefined, provider: undefined, value: null };
  expect(
    foundValues({ ...nothing, investments: [empty], retirement: [{ ...empty, value: 0 }] }, today),
  ).toEqual([]);
});

it.each([
  ['Savings account', 'cash'],
  ['Notice deposit', 'cash'],
  ['Tax-free savings', 'liquid'],
  ['Unit trust', 'liquid'],
  ['Endowment', 'investment'],
  [undefined, 'investment'],
])('counts %p as %s', (type, group) => {
  const [found] = foundValues({ ...nothing, investments: [{ type, provider: 'Bank', value: 5 }] }, today);
  expect(found).toMatchObject({ group, amount: 5, source: 'Short-Term Investments', date: today });
});

it('names retirement values by type and provider, and takes the bond as it is owed today', () => {
  const bond = calculateMortgage({
    purchasePrice: 500_000,
    annualInterestRate: 0,
    termYears: 10,
    startDate: '2026-01-01',
  });
  const found = foundValues(
    { ...nothing, retirement: [{ type: 'Provident Fund', provider: 'Fund', value: 9.5 }], bond },
    today,
  );
  expect(found.map(({ group, label, source }) => [group, label, source])).toEqual([
    ['retirement', 'Provident Fund, Fund', 'Retirement Planning'],
    ['longTerm', 'Bond', 'Mortgage Calculator'],
  ]);
  expect(found[1]?.amount).toBe(bond.schedule[9]?.closing);
});

it('takes a value over into the same line the second time', () => {
  const [found] = foundValues(
    { ...nothing, retirement: [{ type: 'RA', provider: 'Fund', value: 10 }] },
    today,
  );
  if (!found) throw new Error('Nothing was found');
  const once: Line[] = takenOver([], found, 'one');
  expect(lineOf(once, found)?.amount).toBe(10);
  const twice = takenOver(once, { ...found, amount: 12 }, 'two');
  expect(twice.map(({ key, amount }) => [key, amount])).toEqual([['one', 12]]);
});

it('takes a loan as its last statement says, of its day, and tells two of one bank apart', () => {
  const owed = { bank: 'Capitec', balance: 1_000, balanceDate: '2026-10-31', monthlyInstalment: null };
  const debts = [
    { ...owed, kind: 2 },
    { ...owed, kind: 2, balance: 2_000 },
    { ...owed, kind: 4, bank: undefined, balanceDate: null },
    { ...owed, kind: 3, balance: 0 },
    { ...owed, kind: 3, balance: null },
  ];
  const source = 'Loans & Bonds';
  expect(foundValues({ ...nothing, debts }, today)).toEqual([
    { group: 'longTerm', label: 'Vehicle finance, Capitec', amount: 1_000, source, date: '2026-10-31' },
    { group: 'longTerm', label: 'Vehicle finance, Capitec 2', amount: 2_000, source, date: '2026-10-31' },
    { group: 'shortTerm', label: 'Credit card', amount: 1_000, source, date: today },
  ]);
});
