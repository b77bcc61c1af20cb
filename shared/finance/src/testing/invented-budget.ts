import { shippedFigures, type AnyFigureTable } from '../figure-tables/index.ts';
import { shippedTaxYears, type TaxYear } from '../tax-years/index.ts';

const invented = {
  name: 'Invented budget of February 2027',
  address: 'https://budget.example/2027',
  lookedAt: '2027-02-24',
};
const source = { text: invented.name, sure: 'C' } as const;

/** The last day before an invented budget holds, and its first day. */
export const budgetDays = { before: '2027-02-28', first: '2027-03-01' } as const;

/** Year of assessment of the invented budget: a flat 20% up to a million, then 40%, and a rebate of R 20 000. */
export const inventedYear: TaxYear = {
  ...shippedTaxYears.at(-1)!,
  id: 2028,
  name: '2027/28',
  from: budgetDays.first,
  to: '2028-02-29',
  brackets: {
    rows: [
      { from: 0, base: 0, rate: 20 },
      { from: 1_000_000, base: 200_000, rate: 40 },
    ],
    source,
  },
  rebates: { primary: 20_000, secondary: 10_000, tertiary: 4_000, source },
  thresholds: { under65: 100_000, from65: 150_000, from75: 170_000, source },
  deductionTable: undefined,
};

/** Tables of the same budget and of those who follow it, each unlike the shipped one. */
export const inventedTables: readonly AnyFigureTable[] = [
  { ...shippedFigures.vat, values: { percent: 16 } },
  { ...shippedFigures.interestRates, values: { repo: 6, prime: 9.5 } },
  { ...shippedFigures.creditLimits, values: { ...shippedFigures.creditLimits.values, serviceFee: 100 } },
  {
    ...shippedFigures.transferDuty,
    values: {
      rows: [
        { from: 0, base: 0, rate: 0 },
        { from: 1_500_000, base: 0, rate: 10 },
      ],
    },
  },
  { ...shippedFigures.deedsOffice, values: { rows: [{ upTo: 50_000_000, fee: 1_000 }], lodgementFee: 100 } },
  {
    ...shippedFigures.conveyancer,
    values: { rows: [{ from: 0, base: 10_000, step: 0, per: 100_000 }] },
  },
  { ...shippedFigures.expenseNorms, values: { rows: [{ from: 0, minimum: 0, share: 50 }] } },
  {
    ...shippedFigures.retirementLumpSum,
    values: {
      rows: [
        { from: 0, base: 0, rate: 0 },
        { from: 600_000, base: 0, rate: 20 },
      ],
    },
  },
].map((table): AnyFigureTable => ({ ...table, from: budgetDays.first, source: invented }) as AnyFigureTable);
