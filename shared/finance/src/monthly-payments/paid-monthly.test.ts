import { paidMonthly } from './paid-monthly.ts';

it('counts what is paid on top of the instalment, to the cent', () => {
  const result = { totalMonthly: 16_324.61 };
  expect(paidMonthly({ entry: {}, result })).toBe(16_324.61);
  expect(paidMonthly({ entry: { extraMonthlyPayment: 500.1 }, result })).toBe(16_824.71);
  expect(paidMonthly(null)).toBeNull();
});
