import { foundLines, type MonthlyElsewhere } from './found-lines.ts';

const nothing: MonthlyElsewhere = {
  insurance: [],
  covers: [],
  retirement: [],
  investments: [],
  debts: [],
  netPay: null,
  bond: null,
  vehicle: null,
  loan: null,
};

it('finds nothing where nothing is paid', () => {
  expect(foundLines(nothing)).toEqual([]);
  expect(foundLines({ ...nothing, insurance: [null, 0], netPay: -5 })).toEqual([]);
});

it('adds what belongs to one line, to the cent, and names where it is from', () => {
  expect(foundLines({ ...nothing, insurance: [0.1, 0.2, null], bond: 10_906.07 })).toEqual([
    { field: 'bondOrRent', label: 'Bond or rent', amount: 10_906.07, source: 'Mortgage Calculator' },
    {
      field: 'shortTermInsurance',
      label: 'Short-term insurance',
      amount: 0.3,
      source: 'Short-Term Insurance',
    },
  ]);
});

it('counts what the person pays into a retirement plan, not what an employer pays and takes off the pay', () => {
  const plans = ['Pension fund', 'Provident fund', 'Living annuity', undefined, 'Retirement annuity'];
  const retirement = plans.map((type, at) => ({ type, monthlyContribution: 1_000 + at }));
  expect(foundLines({ ...nothing, retirement })).toEqual([
    { field: 'retirementAnnuity', label: 'Retirement annuity', amount: 1_004, source: 'Retirement Planning' },
  ]);
});

it.each([
  ['Life', 'lifeCover'],
  ['Severe illness', 'lifeCover'],
  [undefined, 'lifeCover'],
  ['Income protection', 'incomeProtection'],
  ['Funeral', 'funeralPolicy'],
  ['Gap', 'gapCover'],
])('puts a cover of the type %p into %s', (type, field) => {
  const [line] = foundLines({ ...nothing, covers: [{ type, monthlyContribution: 250 }] });
  expect(line).toMatchObject({ field, amount: 250, source: 'Risk Cover' });
});

it('adds the instalments of loans of a kind, each kind on its line', () => {
  const debts = [
    { kind: 1, monthlyInstalment: 0.1 },
    { kind: 1, monthlyInstalment: 0.2 },
    { kind: 4, monthlyInstalment: 350 },
    { kind: 5, monthlyInstalment: null },
  ];
  expect(foundLines({ ...nothing, debts })).toEqual([
    { field: 'bondOrRent', label: 'Bond or rent', amount: 0.3, source: 'Loans & Bonds' },
    { field: 'creditCard', label: 'Credit card', amount: 350, source: 'Loans & Bonds' },
  ]);
});
