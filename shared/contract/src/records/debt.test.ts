import { check } from './check-form.ts';
import { debt } from './debt.ts';
import { toBody } from './send-rules.ts';

const refusals = (values: object): string[] =>
  check(debt, toBody(debt, values)).map(({ path, message }) => `${path}: ${message}`);

test('asks for what it is alone: a calculation that becomes a loan does not know its bank', () => {
  expect(refusals({})).toEqual(['kind: Please select a valid type']);
  expect(refusals({ kind: 1 })).toEqual([]);
  expect(refusals({ kind: 8 })).toEqual(['kind: Please choose from the list']);
});

test('keeps no balance without its day, and no end before it', () => {
  expect(refusals({ kind: 1, balance: 0 })).toEqual([
    'balance: Please enter the day of this balance as well',
  ]);
  const known = { kind: 1, balance: 812_345.67, balanceDate: '2026-10-31' };
  expect(refusals({ ...known, endDate: '2026-10-31' })).toEqual([]);
  expect(refusals({ ...known, endDate: '2026-10-30' })).toEqual([
    'endDate: Please enter a day after the day of the balance',
  ]);
});

test.each([
  ['balance', -1, 'Please enter an amount of zero or more'],
  ['monthlyInstalment', 0.001, 'Use at most two decimals'],
  ['annualInterestRate', 101, 'Please enter a percentage from 0 to 100'],
])('refuses %s of %p', (field, value, message) => {
  expect(refusals({ kind: 3, balanceDate: '2026-10-31', [field]: value })).toEqual([`${field}: ${message}`]);
});

test('takes a shop that is typed in place of a bank', () => {
  expect(toBody(debt, { kind: 5, bankName: ' Mzansi Stores ' })).toMatchObject({
    bankId: null,
    bankName: 'Mzansi Stores',
  });
  expect(toBody(debt, { kind: 5, bankId: 3, bankName: 'Mzansi Stores' })).toMatchObject({
    bankId: 3,
    bankName: null,
  });
});
