import { pictureOf, type Known } from './picture.ts';

const nothing: Known = { statement: null, found: [], monthly: [], medicalAid: null };
const day = '2026-11-22';
const annuity = {
  group: 'retirement',
  label: 'Retirement annuity, Sanlam',
  amount: 312_900,
  source: 'Retirement Planning',
  date: day,
} as const;
const bond = {
  group: 'longTerm',
  label: 'Bond',
  amount: 850_000.1,
  source: 'Mortgage Calculator',
  date: day,
} as const;
const savings = {
  group: 'cash',
  label: 'Savings, FNB',
  amount: 0.2,
  source: 'Short-Term Investments',
  date: day,
} as const;

it('is empty where nothing is known', () => {
  const empty = { total: 0, parts: [] };
  expect(pictureOf(nothing)).toEqual({
    have: empty,
    owe: empty,
    pay: empty,
    statementOf: null,
    notInStatement: 0,
    percentOfPay: null,
  });
});

it('adds up the records to the cent, the largest first, while there is no statement', () => {
  const { have, owe, statementOf } = pictureOf({
    ...nothing,
    found: [savings, { ...annuity, amount: 0.1 }, bond],
  });
  expect(have).toEqual({
    total: 0.3,
    parts: [
      { label: 'Savings, FNB', amount: 0.2 },
      { label: 'Retirement annuity, Sanlam', amount: 0.1 },
    ],
  });
  expect(owe).toEqual({ total: 850_000.1, parts: [{ label: 'Bond', amount: 850_000.1 }] });
  expect(statementOf).toBeNull();
});

it('goes by the statement where there is one, and says what of the records it lacks', () => {
  const picture = pictureOf({
    ...nothing,
    statement: {
      day: '2026-11-01',
      lines: [
        { label: 'Home', amount: 1_600_000 },
        { label: annuity.label, amount: 300_000, source: annuity.source },
        { label: bond.label, amount: bond.amount, source: bond.source },
      ],
      groups: [
        { name: 'cash', label: 'Cash', total: 0 },
        { name: 'retirement', label: 'Retirement', total: 300_000 },
        { name: 'personal', label: 'Personal assets', total: 1_600_000 },
        { name: 'longTerm', label: 'Long-term liabilities', total: 850_000.1 },
      ],
    },
    found: [annuity, bond, savings],
  });
  expect(picture).toMatchObject({
    have: {
      total: 1_900_000,
      parts: [
        { label: 'Personal assets', amount: 1_600_000 },
        { label: 'Retirement', amount: 300_000 },
      ],
    },
    owe: { total: 850_000.1 },
    statementOf: '2026-11-01',
    // The annuity is worth more now, and the savings are missing.
    notInStatement: 2,
  });
});

it('says what is paid each month and for what, and how much of the pay that is', () => {
  const { pay, percentOfPay } = pictureOf({
    ...nothing,
    monthly: [
      { field: 'netSalary', label: 'Net salary', amount: 20_000 },
      { field: 'shortTermInsurance', label: 'Short-term insurance', amount: 1_000.5 },
      { field: 'bondOrRent', label: 'Bond or rent', amount: 9_000 },
    ],
    medicalAid: 2_000,
  });
  expect(pay).toEqual({
    total: 12_000.5,
    parts: [
      { label: 'Bond or rent', amount: 9_000 },
      { label: 'Medical aid', amount: 2_000 },
      { label: 'Short-term insurance', amount: 1_000.5 },
    ],
  });
  expect(percentOfPay).toBe(60);
});

it('knows no share of a pay that is not known, or of none', () => {
  const monthly = [{ field: 'bondOrRent', label: 'Bond or rent', amount: 9_000 }] as const;
  expect(pictureOf({ ...nothing, monthly }).percentOfPay).toBeNull();
});
