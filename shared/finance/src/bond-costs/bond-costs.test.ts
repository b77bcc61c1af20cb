import { shippedFigures } from '../figure-tables/index.ts';
import { bondCosts } from './index.ts';

describe('bond registration (LSSA guideline from 1 August 2025, Deeds Office from 1 April 2025)', () => {
  test('every base of the guideline equals the fee at the end of the row before', () => {
    for (const { from, base } of shippedFigures.conveyancer.values.rows.slice(1)) {
      expect(bondCosts(from).conveyancer).toBe(base);
    }
  });

  test('counts a part of a step as a whole one', () => {
    expect(bondCosts(100_000.01).conveyancer).toBe(6_640 + 1_060);
    expect(bondCosts(1_500_000).conveyancer).toBe(25_370 + 3 * 2_050);
  });

  test('adds VAT to the conveyancer only', () => {
    const { conveyancer, vat, deedsOffice, total } = bondCosts(1_000_000);
    expect([conveyancer, vat, deedsOffice]).toEqual([25_370, 3_805.5, 1_464 + 50]);
    expect(total).toBe(25_370 + 3_805.5 + 1_514);
  });

  test('says nothing where no row is known', () => {
    expect(bondCosts(20_000_000).deedsOffice).toBe(5_560);
    expect(bondCosts(20_000_000.01).deedsOffice).toBeNull();
  });
});
