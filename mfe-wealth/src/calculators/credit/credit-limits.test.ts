import { figuresOn, shippedFigures } from '@phila/finance/figure-tables';
import { calculateLoan } from '@phila/finance/loan';
import { calculateMortgage } from '@phila/finance/mortgage';
import { costOfCredit, creditLimits } from './credit-limits.ts';
import { loanParts } from './loan-answer.ts';
import { annualInterestRate } from './repayment-fields.ts';

const bond = { purchasePrice: 1_100_000, deposit: 100_000, annualInterestRate: 10.5, termYears: 20 };

it('holds a bond to repo + 12%, R 6 037.50 and R 69', () => {
  const entry = { ...bond, initiationFee: 6_037.5, financeInitiationFee: true, monthlyServiceFee: 69 };
  const limits = creditLimits('mortgage', entry, calculateMortgage(entry), figuresOn('2025-11-20'));
  expect(limits.map(({ allowed, asked }) => [allowed, asked])).toEqual([
    [19, 10.5],
    [6_037.5, 6_037.5],
    [69, 69],
  ]);
});

it('measures the fee of a small loan by what is lent, not by the fee on top of it', () => {
  const entry = {
    amount: 500,
    annualInterestRate: 28,
    termMonths: 12,
    initiationFee: 86.25,
    financeInitiationFee: true,
  };
  expect(creditLimits('unsecured', entry, calculateLoan(entry), shippedFigures)[1]?.allowed).toBe(86.25);
});

it('adds interest and fees to the cost of credit, to the cent', () => {
  const result = calculateMortgage({ ...bond, monthlyServiceFee: 69 });
  const [interest, fees, cost] = costOfCredit(result).map(({ value }) => Math.round((value ?? 0) * 100));
  expect(fees).toBe(240 * 6_900);
  expect(cost).toBe((interest ?? 0) + (fees ?? 0));
});

it('names the day of prime and of the repo rate wherever it shows them, so that a reader can tell how old they are', () => {
  const said = (day: string) => {
    const figures = figuresOn(day);
    const { sources } = loanParts({}, calculateMortgage(bond), figures);
    return [annualInterestRate(figures).hint, sources[1]];
  };
  expect(said('2025-11-20')).toEqual([
    'The rate that the lender quotes. Prime 10.5% since 1 August 2025, South African Reserve Bank.',
    'Repo rate 7% and prime 10.5% since 1 August 2025, South African Reserve Bank.',
  ]);
  expect(said('2025-11-21')).toEqual([
    'The rate that the lender quotes. Prime 10.25% since 21 November 2025, South African Reserve Bank.',
    'Repo rate 6.75% and prime 10.25% since 21 November 2025, South African Reserve Bank.',
  ]);
});
