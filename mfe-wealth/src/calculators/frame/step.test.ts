import { stepOf } from './step.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

it.each([
  ['Net pay', 15_509.88, 'Net pay', 'R 15 509.88'],
  ['Effective rate (percent)', 4.91, 'Effective rate', '4.91%'],
  ['Effective rate (percent a year)', 5.12, 'Effective rate', '5.12%'],
  ['Months saved (months)', 59, 'Months saved', '59 months'],
  ['Cover of short-term liabilities (times)', 4.5, 'Cover of short-term liabilities', '4.5 times'],
  ['Age at which the money runs out (years)', 83.25, 'Age at which the money runs out', '83 years 3 months'],
  ['Skills development levy (employer)', 175, 'Skills development levy (employer)', 'R 175.00'],
  ['Cost of R 1 a month for life (rand)', 210.5, 'Cost of R 1 a month for life (rand)', 'R 210.50'],
])('%s', (label, amount, words, text) => {
  const step = stepOf({ label, amount, basis: 'Entered' });
  expect([step.label, plain(step.amount), step.exact]).toEqual([words, text, null]);
});

it('says a duration rounded, and carries on what is left out', () => {
  const step = stepOf({ label: 'Months of cover (months)', amount: 3.97, basis: 'Cash ÷ expenses' });
  expect([plain(step.amount), step.exact]).toEqual(['almost 4 months', '3.97']);
  const age = { label: 'Age (years)', amount: 82.08, basis: '65 + 205 ÷ 12', exact: '82.08333333333333' };
  expect([plain(stepOf(age).amount), stepOf(age).exact]).toEqual(['82 years 1 month', null]);
});

it('carries a long figure on with digits enough, and says that there are more', () => {
  const step = { label: 'A', amount: 1, basis: 'B' };
  expect(plain(stepOf({ ...step, exact: '13478.1284740361' }).exact ?? '')).toBe('13 478.12847403…');
  expect(plain(stepOf({ ...step, exact: '-4244437.5' }).exact ?? '')).toBe('-4 244 437.5');
  expect(stepOf({ ...step, exact: '0.005' }).exact).toBe('0.005');
});

it('writes the days of a rule as the site writes days', () => {
  const step = { label: 'A', amount: 1, basis: 'Section 6 at age 35 on 2027-02-28' };
  expect(plain(stepOf(step).basis)).toBe('Section 6 at age 35 on 28 Feb 2027');
});
