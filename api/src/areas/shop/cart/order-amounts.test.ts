import { sumCents } from '@phila/finance/cents';
import * as fc from 'fast-check';
import { orderAmounts } from './order-amounts.ts';

const item = fc.record({
  productId: fc.option(fc.integer({ min: 1, max: 8 })),
  quantity: fc.integer({ min: 1, max: 99 }),
  unitPrice: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 100_000_000 })),
});
const reduction = fc.oneof(
  fc.record({
    kind: fc.constant('percent' as const),
    value: fc.integer({ min: 0, max: 10_000 }),
    productIds: fc.array(fc.integer({ min: 1, max: 8 }), { maxLength: 4 }),
  }),
  fc.record({
    kind: fc.constant('amount' as const),
    value: fc.integer({ min: 0, max: 1_000_000_000 }),
    productIds: fc.array(fc.integer({ min: 1, max: 8 }), { maxLength: 4 }),
  }),
);

test('the lines add up to the total, the VAT is 15/115 of it rounded once, and nothing is ever negative', () => {
  fc.assert(
    fc.property(fc.array(item, { maxLength: 30 }), fc.option(reduction), (items, taken) => {
      const { lines, subtotal, discount, total, vat } = orderAmounts(items, taken);
      expect(sumCents(lines.map((line) => line.total))).toBe(subtotal);
      expect(sumCents(lines.map((line) => line.discount))).toBe(discount);
      expect(sumCents(lines.map((line) => line.total - line.discount))).toBe(total);
      expect(Number((BigInt(total) * 30n + 115n) / 230n)).toBe(vat);
      for (const line of lines) {
        expect(line.discount).toBeGreaterThanOrEqual(0);
        expect(line.discount).toBeLessThanOrEqual(line.total);
        const isFor =
          taken !== null &&
          (taken.productIds.length === 0 ||
            (line.productId !== null && taken.productIds.includes(line.productId)));
        expect(isFor ? 0 : line.discount).toBe(0);
      }
      expect(total).toBeGreaterThanOrEqual(0);
      expect(vat).toBeGreaterThanOrEqual(0);
    }),
    { numRuns: 2_000 },
  );
});

const course = { productId: 1, quantity: 2, unitPrice: 19_999 };
const template = { productId: 2, quantity: 1, unitPrice: 4_900 };

test.each([
  ['nothing', null, 44_898, 0],
  ['ten percent of everything', { kind: 'percent', value: 1_000, productIds: [] }, 40_408, 4_490],
  ['half of one product', { kind: 'percent', value: 5_000, productIds: [2] }, 42_448, 2_450],
  ['an amount', { kind: 'amount', value: 10_000, productIds: [] }, 34_898, 10_000],
  ['an amount larger than its line', { kind: 'amount', value: 10_000, productIds: [2] }, 39_998, 4_900],
  ['a product that is not there', { kind: 'amount', value: 10_000, productIds: [9] }, 44_898, 0],
  ['all of it', { kind: 'percent', value: 10_000, productIds: [] }, 0, 44_898],
] as const)('%s', (_, taken, total, discount) =>
  expect(orderAmounts([course, template], taken)).toMatchObject({ subtotal: 44_898, total, discount }),
);
