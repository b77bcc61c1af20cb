import * as fc from 'fast-check';

import {
  addVat,
  allocateCents,
  centsFromRand,
  formatCents,
  parseCents,
  percentOfCents,
  portionOfCents,
  randFromCents,
  splitVat,
  sumCents,
  timesCents,
} from './index.ts';
import { runs } from '../testing/runs.ts';

const amounts = fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 });

describe('rounding', () => {
  test.each([
    [1, 1, 2, 1],
    [-1, 1, 2, -1],
    [3, 1, 2, 2],
    [-3, 1, 2, -2],
    [1, 1, 3, 0],
    [-1, 1, 3, 0],
    [2, 1, 3, 1],
  ])(
    '%d × %d ÷ %d is %d: half away from zero, and never minus zero',
    (amount, numerator, denominator, rounded) =>
      expect(portionOfCents(amount, numerator, denominator)).toBe(rounded),
  );

  test.each([
    [10_005, 10, 1_001],
    [999, 33.3333, 333],
    [100, 0.5, 1],
    [-100, 0.5, -1],
    [12_345, 0, 0],
  ])('of %d cents %d percent are %d', (amount, percent, expected) =>
    expect(percentOfCents(amount, percent)).toBe(expected),
  );
});

describe('an invalid amount is refused, not rounded', () => {
  test.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('%d cents', (cents) => {
    expect(() => randFromCents(cents)).toThrow(RangeError);
    expect(() => sumCents([1, cents])).toThrow(RangeError);
    expect(() => formatCents(cents)).toThrow(RangeError);
  });
  test.each([0.001, 1.005, 1e15, Number.NaN])('%d rand', (rand) =>
    expect(() => centsFromRand(rand)).toThrow(RangeError),
  );
  test('sums, products and percentages that would not be exact', () => {
    expect(() => sumCents([Number.MAX_SAFE_INTEGER, 1])).toThrow(RangeError);
    expect(() => timesCents(Number.MAX_SAFE_INTEGER, 2)).toThrow(RangeError);
    expect(() => timesCents(100, 1.5)).toThrow(RangeError);
    expect(() => percentOfCents(100, 1.000_01)).toThrow(RangeError);
    expect(() => portionOfCents(100, 1, 0)).toThrow(RangeError);
  });
});

test('cents and rand are inverse, also where binary fractions are not exact', () => {
  expect(centsFromRand(1.15)).toBe(115);
  expect(centsFromRand(8.2)).toBe(820);
  fc.assert(
    fc.property(amounts, (cents) => {
      expect(centsFromRand(randFromCents(cents))).toBe(cents);
    }),
    runs(5_000),
  );
});

describe('VAT', () => {
  test.each([
    [11_500, 10_000, 1_500],
    [9_999, 8_695, 1_304],
    [1, 1, 0],
    [-11_500, -10_000, -1_500],
    [0, 0, 0],
  ])('a price of %d includes it: %d and %d', (total, net, vat) =>
    expect(splitVat(total)).toEqual({ net, vat, total }),
  );
  test('added to a price and split again it is the same', () => {
    expect(addVat(10_000)).toEqual({ net: 10_000, vat: 1_500, total: 11_500 });
    fc.assert(
      fc.property(amounts, (net) => {
        const { total } = addVat(net);
        expect(splitVat(total)).toEqual(addVat(net));
      }),
      runs(),
    );
  });
  test('parts add up, and are within half a cent of 15/115', () => {
    fc.assert(
      fc.property(amounts, (total) => {
        const { net, vat } = splitVat(total);
        expect(net + vat).toBe(total);
        expect(
          Math.abs(BigInt(vat) === 0n ? 0 : Number(BigInt(vat) * 230n - BigInt(total) * 30n)),
        ).toBeLessThanOrEqual(115);
      }),
      runs(),
    );
  });
});

describe('allocation', () => {
  test.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [5, [3, 7], [2, 3]],
    [-100, [1, 1, 1], [-34, -33, -33]],
    [1, [0, 5], [0, 1]],
    [0, [1, 2], [0, 0]],
  ])('%d by %j is %j', (amount, weights, parts) => expect(allocateCents(amount, weights)).toEqual(parts));

  test('loses no cent, and is within one cent of the exact share', () => {
    const weights = fc
      .array(fc.nat({ max: 1_000_000_000 }), { minLength: 1, maxLength: 30 })
      .filter((list) => list.some((weight) => weight > 0));
    fc.assert(
      fc.property(amounts, weights, (amount, list) => {
        const parts = allocateCents(amount, list);
        expect(sumCents(parts)).toBe(amount);
        const total = list.reduce((sum, weight) => sum + BigInt(weight), 0n);
        for (const [index, part] of parts.entries()) {
          const difference = BigInt(part) * total - BigInt(amount) * BigInt(list[index] ?? 0);
          expect(difference < total && difference > -total).toBe(true);
        }
      }),
      runs(),
    );
  });

  test.each([[[]], [[0, 0]], [[-1, 2]], [[0.5, 1]]])('by %j is refused', (weights) =>
    expect(() => allocateCents(100, weights)).toThrow(RangeError),
  );
});

describe('text', () => {
  test.each([
    [0, 'R 0.00'],
    [5, 'R 0.05'],
    [123_456, 'R 1 234.56'],
    [-1_234, '-R 12.34'],
    [100_000_000_000, 'R 1 000 000 000.00'],
  ])('%d reads %s', (cents, text) => expect(formatCents(cents)).toBe(text));

  test.each([
    ['1234.5', 123_450],
    ['1 234,56', 123_456],
    ['R1,234.56', 123_456],
    ['r 12', 1_200],
    ['-R 0.05', -5],
    ['1\u00a0000\u00a0000', 100_000_000],
    ['0', 0],
    ['-0', 0],
  ])('%s is understood', (text, cents) => expect(parseCents(text)).toBe(cents));

  test.each([
    '',
    'R',
    '1.005',
    '1,234',
    '1 23',
    '12,34,56',
    '1e3',
    'NaN',
    '٣',
    '1 234 5',
    '99999999999999999',
  ])('%j is not', (text) => expect(parseCents(text)).toBeNull());

  test('a displayed amount can be read back', () => {
    fc.assert(
      fc.property(amounts, (cents) => expect(parseCents(formatCents(cents))).toBe(cents)),
      runs(),
    );
  });
});
