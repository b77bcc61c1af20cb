import { passesLuhn } from './luhn.ts';

test.each(['79927398713', '8001015009087', '0001339050', '0'])('%s passes', (digits) => {
  expect(passesLuhn(digits)).toBe(true);
});

test.each(['79927398710', '8001015009086', '2449494160', '1'])('%s fails', (digits) => {
  expect(passesLuhn(digits)).toBe(false);
});
