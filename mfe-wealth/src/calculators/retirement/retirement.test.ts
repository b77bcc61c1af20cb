import { calculateRetirement, shippedRates } from '@phila/finance/retirement';
import { shippedFigures } from '@phila/finance/figure-tables';
import { shippedTaxYears } from '@phila/finance/tax-years';
import { ratesOn } from './rates-on.ts';
import { retirementWith } from './retirement.ts';

const retirement = retirementWith(shippedRates);

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
const answerTo = (
  more: Partial<typeof entry> & {
    lumpSumPercentage?: number;
    savingsWithdrawal?: number;
    withdrawalCharge?: number;
  } = {},
) => {
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

it('says at its field that growth or inflation is counted as nothing', () => {
  const fields = (more: object) => (answerTo(more).advice ?? []).map(({ field }) => field);
  expect(fields({ preRetirementRate: 0, inflation: 0 })).toEqual(['monthlyContribution']);
  expect(fields({ preRetirementRate: undefined, inflation: undefined })).toEqual([
    'monthlyContribution',
    'preRetirementRate',
    'inflation',
  ]);
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

it('says what reaches the account, into which bracket it lifts, and what the money would have become', () => {
  const shown = answerTo({ savingsWithdrawal: 30_000, withdrawalCharge: 300 });
  // 2026/27: 360 000 + 29 700; 23 100 at 26%, 6 600 at 31%.
  expect(shown.sentence).toMatch(
    /^Of the R.30.000\.00 that you take now, R.21.648\.00 reaches your account; /,
  );
  expect(noteOf(shown, 'Reaches your account now')).toMatch(
    /^R.30.000\.00 less R.8.052\.00 tax and the fund’s R.300\.00$/,
  );
  expect(noteOf(shown, 'Tax on it')).toBe(
    '27.11% of what is taxed; it lifts you from the 26% bracket into that of 31%',
  );
  expect(shown.sources.join(' ')).toMatch(
    /once in a tax year, at least R 2 000, and again from 1 March 2027/,
  );
  expect(noteOf(answerTo({ savingsWithdrawal: 5_000 }), 'Tax on it')).toBe(
    '26% of what is taxed; it leaves you in the 26% bracket',
  );
});

it('uses the figures of the tax year that holds the day, and the shipped ones where they are the same', () => {
  expect(ratesOn('2026-11-30', shippedTaxYears, shippedFigures)).toBe(shippedRates);
  expect(ratesOn('2031-03-01', shippedTaxYears, shippedFigures)).toBe(shippedRates);
  expect(ratesOn('2026-02-28', shippedTaxYears, shippedFigures).name).toBe('2025/26');
  const later = { ...shippedTaxYears[3]!, from: '2027-03-01', to: '2028-02-29', name: '2027/28' };
  const rates = ratesOn('2027-03-01', [...shippedTaxYears, later], shippedFigures);
  expect(rates.name).toBe('2027/28');
  expect(retirementWith(rates).answer(entry, calculateRetirement(entry, rates)).sources.join(' ')).toContain(
    'table and rebates of 2027/28',
  );
});
