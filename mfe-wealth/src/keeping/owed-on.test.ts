import { calculateLoan } from '@phila/finance/loan';
import { owedOn } from './owed-on.ts';

const loan = { amount: 12_000, annualInterestRate: 0, termMonths: 12 };

it.each([
  ['2026-01-30', 12_000],
  ['2026-02-14', 12_000],
  ['2026-02-15', 11_000],
  ['2026-08-20', 5_000],
  ['2027-01-15', null],
])('on %s %p is owed', (today, owed) =>
  expect(owedOn(calculateLoan({ ...loan, startDate: '2026-01-15' }), today)).toBe(owed),
);

it('takes the whole of a loan whose pay-out has no date', () => {
  expect(owedOn(calculateLoan(loan), '2030-01-01')).toBe(12_000);
});
