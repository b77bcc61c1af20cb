import { entryOf, type Line, type Statement } from './line.ts';

const line = (more: Partial<Line>): Line => ({
  key: 'a',
  group: 'cash',
  label: 'Savings account',
  amount: 100,
  date: null,
  source: null,
  ...more,
});
const statement = (lines: Line[], more: Partial<Statement> = {}): Statement => ({
  lines,
  monthlyIncome: null,
  monthlyExpenses: null,
  date: null,
  ...more,
});

it('leaves out lines that have no amount yet, and what is blank', () => {
  expect(entryOf(statement([line({}), line({ key: 'b', amount: null })], { date: '' })).entry).toEqual({
    lines: [{ group: 'cash', label: 'Savings account', amount: 100 }],
  });
});

it('keeps the day and the source of a line', () => {
  const taken = line({ date: '2026-11-22', source: 'Mortgage Calculator' });
  expect(entryOf(statement([taken])).entry?.lines[0]).toMatchObject({
    date: '2026-11-22',
    source: 'Mortgage Calculator',
  });
});

it('says at which line and field something is wrong, also behind lines without an amount', () => {
  const { entry, refused } = entryOf(
    statement(
      [line({ key: 'a', amount: null }), line({ key: 'b', amount: 'much' }), line({ key: 'c', label: ' ' })],
      { monthlyIncome: -1, date: '2026-02-30' },
    ),
  );
  expect(entry).toBeNull();
  expect([...refused]).toEqual([
    ['b amount', 'Enter a number'],
    ['c label', 'Enter a name'],
    ['monthlyIncome', 'Enter zero or more'],
    ['date', 'No such day'],
  ]);
});
