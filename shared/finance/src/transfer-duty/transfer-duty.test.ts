import * as fc from 'fast-check';

import { shippedFigures } from '../figure-tables/index.ts';
import { transferDuty } from './index.ts';
import { runs } from '../testing/runs.ts';

describe('transfer duty from 1 April 2025 (SARS notice; docs/calculators/mortgage.md, "Transfer duty")', () => {
  test.each([
    [0, 0],
    [1_210_000, 0],
    [1_663_800, 13_614],
    [2_329_300, 53_544],
    [2_994_800, 106_784],
    [13_310_000, 1_241_456],
    [1_210_100, 3],
    [14_310_000, 1_371_456],
  ])('%d pays %d', (price, duty) => expect(transferDuty(price).amount).toBe(duty));

  test('every published base equals the duty of the slices below it', () => {
    const rows = shippedFigures.transferDuty.values.rows;
    for (const { from, base } of rows) {
      const slices = rows.map((row, index) => {
        const end = rows[index + 1]?.from ?? Infinity;
        return (Math.max(0, Math.min(from, end) - row.from) * row.rate) / 100;
      });
      expect(slices.reduce((sum, slice) => sum + slice, 0)).toBeCloseTo(base, 6);
    }
  });

  test('never falls as the price rises', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 20_000_000 }),
        fc.integer({ min: 0, max: 1_000_000 }),
        (price, more) => {
          expect(transferDuty(price + more).amount).toBeGreaterThanOrEqual(transferDuty(price).amount);
        },
      ),
      runs(),
    );
  });
});
