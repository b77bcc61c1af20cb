import { POLICY, premiumsPaid } from './premiums.ts';

it('adds up each month of each policy', () => {
  expect(premiumsPaid(1, 5)).toBe(5_700);
  expect(premiumsPaid(2, 5)).toBe(11_400);
});

it('comes to more than one policy pays out, in the end', () => {
  expect(premiumsPaid(1, 10)).toBeLessThan(POLICY.paysOut);
  expect(premiumsPaid(1, 20)).toBeGreaterThan(POLICY.paysOut);
});
