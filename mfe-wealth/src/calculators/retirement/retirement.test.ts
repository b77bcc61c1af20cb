import { calculateRetirement } from '@phila/finance/retirement';
import { retirement } from './retirement.ts';

const entry = {
  currentAge: 35,
  retirementAge: 65,
  lifeExpectancy: 90,
  currentMonthlyIncome: 30_000,
  currentSavings: 250_000,
  monthlyContribution: 3_000,
  inflation: 5,
  preRetirementRate: 10,
  postRetirementRate: 8,
};
const answerTo = (more: Partial<typeof entry> & { lumpSumPercentage?: number } = {}) => {
  const one = { ...entry, ...more };
  return retirement.answer(one, calculateRetirement(one));
};
const noteOf = ({ facts }: ReturnType<typeof answerTo>, label: string): string | undefined =>
  facts.find((one) => one.label === label)?.note;

it('says at each amount of a later day of which day its rand is', () => {
  for (const more of [{}, { monthlyContribution: 12_000 }]) {
    const shown = answerTo(more);
    expect(shown.main.note).toBe('in the rand of the day you retire, before tax');
    for (const label of ['You will have', 'You need'])
      expect([label, noteOf(shown, label)]).toEqual([label, 'in the rand of the day you retire']);
    for (const label of ['You need from it a month', 'It can pay you a month'])
      expect([label, noteOf(shown, label)]).toEqual([
        label,
        expect.stringContaining('in the rand of that day'),
      ]);
  }
});

it('says at each income that it is before tax', () => {
  const shown = answerTo();
  const incomes = [
    'You need from it a month',
    'It can pay you a month',
    'That and other income, today’s rand',
    'Of your present income',
    'A month at 4% a year',
  ];
  for (const label of incomes)
    expect([label, noteOf(shown, label)]).toEqual([label, expect.stringContaining('before tax')]);
  expect(shown.sources.join(' ')).toMatch(/taxed as a salary is.+What you want and need is before tax/);
  expect(noteOf(shown, 'After income tax that is, today’s rand')).toMatch(
    /tax a month, by the table of 2026\/27/,
  );
});

it('has what is taken in one amount with its tax, and says what the two pots are', () => {
  const shown = answerTo({ lumpSumPercentage: 30 });
  expect(noteOf(shown, 'Taken in one amount, after tax')).toMatch(/^R.+ less R.+ tax$/);
  expect(shown.sources.join(' ')).toMatch(/Two pots: since 1 September 2024/);
});

it('has an income in the year in which the money ends, and says of which year it is', () => {
  const [table] = answerTo().tables;
  const last = table?.rows.findLast(({ income }) => Number(income) > 0);
  expect(last?.['balance']).toBe(0);
  expect(table?.columns.find(({ name }) => name === 'income')?.label).toBe(
    'Income a month in the year to that age',
  );
});
