import { allocateCents, portionOfCents, splitVat, sumCents, timesCents } from '@phila/finance/cents';
import type { Cents } from '@phila/finance/cents';

/** A line priced by the service; amounts from elsewhere are never used. */
export interface PricedItem {
  productId: number | null;
  quantity: number;
  unitPrice: Cents;
}

export interface Reduction {
  kind: 'percent' | 'amount';
  /** Hundredths of a percent, or of a rand. */
  value: number;
  /** The products that it is limited to; empty for all. */
  productIds: readonly number[];
}

export interface OrderAmounts<Item> {
  lines: (Item & { total: Cents; discount: Cents })[];
  /** The sum of all lines, before the discount. */
  subtotal: Cents;
  discount: Cents;
  /** The amount to pay: the subtotal less the discount. */
  total: Cents;
  /** Contained in the total: rounded once, on the whole order (VAT Act 89 of 1991, s 64). */
  vat: Cents;
}

const isFor = ({ productIds }: Reduction, { productId }: PricedItem): boolean =>
  productIds.length === 0 || (productId !== null && productIds.includes(productId));

/** Prices an order in whole cents. Spreads the discount over the lines it applies to, at most their sum. */
export const orderAmounts = <Item extends PricedItem>(
  items: readonly Item[],
  reduction: Reduction | null,
): OrderAmounts<Item> => {
  const totals = items.map(({ unitPrice, quantity }) => timesCents(unitPrice, quantity));
  const reduced = items.map((item, at) =>
    reduction !== null && isFor(reduction, item) ? (totals[at] ?? 0) : 0,
  );
  const base = sumCents(reduced);
  const discount =
    reduction === null || base === 0
      ? 0
      : Math.min(
          base,
          reduction.kind === 'percent' ? portionOfCents(base, reduction.value, 10_000) : reduction.value,
        );
  const shares = base === 0 ? totals.map(() => 0) : allocateCents(discount, reduced);
  const subtotal = sumCents(totals);
  const { total, vat } = splitVat(subtotal - discount);
  return {
    lines: items.map((item, at) => ({ ...item, total: totals[at] ?? 0, discount: shares[at] ?? 0 })),
    subtotal,
    discount,
    total,
    vat,
  };
};
