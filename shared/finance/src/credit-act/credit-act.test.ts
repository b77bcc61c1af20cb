import { creditActWarnings, maximumInitiationFee, maximumRate, withVat } from './index.ts';
import type { CreditProduct } from './index.ts';

describe('initiation fee (docs/calculators/loan.md, "National Credit Act", from regulations 42 and 43)', () => {
  test.each<[CreditProduct, number, number]>([
    ['mortgage', 1_000_000, 5_250],
    ['mortgage', 20_000, 2_100],
    ['unsecured', 50_000, 1_050],
    ['unsecured', 5_000, 565],
    ['unsecured', 1_000, 150],
    ['unsecured', 500, 75],
  ])('%s of %d costs at most %d', (product, principal, fee) => {
    expect(maximumInitiationFee(product, principal)).toBe(fee);
  });

  test('with VAT', () => {
    expect(withVat(5_250)).toBe(6_037.5);
    expect(withVat(1_050)).toBe(1_207.5);
    expect(withVat(60)).toBe(69);
  });
});

describe('highest rate (regulation 42, repo 7%)', () => {
  test.each<[CreditProduct, number]>([
    ['mortgage', 19],
    ['facility', 21],
    ['unsecured', 28],
    ['other', 24],
    ['shortTerm', 60],
  ])('%s: %d %% a year', (product, rate) => expect(maximumRate(product)).toBe(rate));
});

describe('warnings', () => {
  const within = { principal: 5_000, annualInterestRate: 28, initiationFee: 649.75, monthlyServiceFee: 69 };

  test('none at the limits themselves', () => expect(creditActWarnings('unsecured', within)).toEqual([]));

  test('come at each field that is a step beyond, naming the regulation', () => {
    const beyond = {
      ...within,
      annualInterestRate: 28.0001,
      initiationFee: 649.76,
      monthlyServiceFee: 69.01,
    };
    const warnings = creditActWarnings('unsecured', beyond);
    expect(warnings.map(({ field }) => field)).toEqual([
      'annualInterestRate',
      'initiationFee',
      'monthlyServiceFee',
    ]);
    expect(warnings.map(({ basis }) => basis.match(/\d\d/)?.[0])).toEqual(['42', '42', '44']);
  });
});
