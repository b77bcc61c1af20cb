import { creditActWarnings, maximumInitiationFee, maximumRate, withVat } from './index.ts';
import { figuresOn } from '../figure-tables/index.ts';
import type { CreditProduct } from './index.ts';

/** Repo 7%. */
const of2025 = figuresOn('2025-08-01');

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

describe('highest rate (regulation 42, repo 7% from 1 August 2025, 6.75% from 21 November 2025)', () => {
  test.each<[CreditProduct, number, number]>([
    ['mortgage', 19, 18.75],
    ['facility', 21, 20.75],
    ['unsecured', 28, 27.75],
    ['other', 24, 23.75],
    ['shortTerm', 60, 60],
  ])('%s: %d %% a year, then %d %%', (product, before, after) => {
    expect(maximumRate(product, figuresOn('2025-11-20'))).toBe(before);
    expect(maximumRate(product, figuresOn('2025-11-21'))).toBe(after);
  });
});

describe('warnings', () => {
  const within = { principal: 5_000, annualInterestRate: 28, initiationFee: 649.75, monthlyServiceFee: 69 };

  test('none at the limits themselves', () =>
    expect(creditActWarnings('unsecured', within, of2025)).toEqual([]));

  test('come at each field that is a step beyond, naming the regulation', () => {
    const beyond = {
      ...within,
      annualInterestRate: 28.0001,
      initiationFee: 649.76,
      monthlyServiceFee: 69.01,
    };
    const warnings = creditActWarnings('unsecured', beyond, of2025);
    expect(warnings.map(({ field }) => field)).toEqual([
      'annualInterestRate',
      'initiationFee',
      'monthlyServiceFee',
    ]);
    expect(warnings.map(({ basis }) => basis.match(/\d\d/)?.[0])).toEqual(['42', '42', '44']);
  });
});
