import { codeKey, dateText, discountKey } from '@phila/contract';
import { formatCents } from '@phila/finance/cents';
import type { Cents } from '@phila/finance/cents';
import { and, count, desc, eq, isNull, or, sql } from 'drizzle-orm';
import type { Database } from '../../../core/database/open.ts';
import { shopOrders } from '../orders/tables.ts';
import type { PricedItem, Reduction } from '../cart/order-amounts.ts';
import { shopDiscounts } from '../tables.ts';

export type StoredDiscount = typeof shopDiscounts.$inferSelect;

const NOT_KNOWN = 'This discount code is not known';
const USED_UP = 'This discount has been used up';

export const reductionOf = ({ kind, value, productIds }: StoredDiscount): Reduction => ({
  kind,
  value,
  productIds,
});

/** Finds a code in any spelling, an exact match first. */
export const findDiscount = async (database: Database, code: string): Promise<StoredDiscount | null> => {
  const isVery = eq(shopDiscounts.code, codeKey(code));
  const found = await database
    .select()
    .from(shopDiscounts)
    .where(and(or(isVery, eq(shopDiscounts.codeKey, discountKey(code))), isNull(shopDiscounts.deletedAt)))
    .orderBy(desc(isVery))
    .limit(1);
  return found[0] ?? null;
};

/** Counts the person's orders that hold a use of the discount. */
export const usesOf = async (database: Database, personId: string, discountId: number): Promise<number> => {
  const [row] = await database
    .select({ uses: count() })
    .from(shopOrders)
    .where(
      and(
        eq(shopOrders.personId, personId),
        eq(shopOrders.discountId, discountId),
        eq(shopOrders.holdsDiscount, true),
      ),
    );
  return row?.uses ?? 0;
};

interface DiscountRequest {
  /** The South African day, `YYYY-MM-DD`. */
  today: string;
  items: readonly PricedItem[];
  subtotal: Cents;
  usedByPerson: number;
}

const oneOrMore = (limit: number): string =>
  limit === 1 ? 'You have used this discount already' : `You have used this discount ${limit} times already`;

/** The reason why no use is left, for anybody or for this person; null if one is. */
const noUseLeft = (
  { usageLimit, perUserLimit, used }: StoredDiscount,
  usedByPerson: number,
): string | null => {
  if (usageLimit !== null && used >= usageLimit) return USED_UP;
  return perUserLimit !== null && usedByPerson >= perUserLimit ? oneOrMore(perUserLimit) : null;
};

/** The reason why a discount takes nothing off a cart, in words for the person; null if it does. */
export const discountRefusal = (
  discount: StoredDiscount | null,
  { today, items, subtotal, usedByPerson }: DiscountRequest,
): string | null => {
  if (discount === null || !discount.isActive) return NOT_KNOWN;
  const { startDate, endDate, minimumSpend, productIds } = discount;
  if (today < startDate) return `This discount starts on ${dateText(startDate)}`;
  if (endDate !== null && today > endDate) return `This discount ended on ${dateText(endDate)}`;
  const none = noUseLeft(discount, usedByPerson);
  if (none !== null) return none;
  if (items.length === 0) return 'Your cart is empty: put in what you want to use this discount for';
  if (subtotal < minimumSpend) return `This discount is for carts of ${formatCents(minimumSpend)} or more`;
  const isForOne = items.some(
    ({ productId, unitPrice }) =>
      unitPrice > 0 && (productIds.length === 0 || (productId !== null && productIds.includes(productId))),
  );
  return isForOne ? null : 'This discount is not for anything in your cart';
};

/**
 * Takes a use for a person's order, if one is left. Locks the discount until the transaction ends, so that orders at
 * the same moment count each other's uses.
 * @returns the reason for none, in words for the person; null where it was taken
 */
export const takeUse = async (tx: Database, personId: string, discountId: number): Promise<string | null> => {
  const [discount] = await tx
    .select()
    .from(shopDiscounts)
    .where(eq(shopDiscounts.id, discountId))
    .for('no key update');
  if (discount === undefined) return NOT_KNOWN;
  const none = noUseLeft(discount, await usesOf(tx, personId, discountId));
  if (none !== null) return none;
  await tx
    .update(shopDiscounts)
    .set({ used: sql`${shopDiscounts.used} + 1` })
    .where(eq(shopDiscounts.id, discountId));
  return null;
};

/** Releases an order's use once; the caller has locked the order. */
export const giveUseBack = async (
  tx: Database,
  order: { id: number; discountId: number | null; holdsDiscount: boolean },
): Promise<void> => {
  if (order.discountId === null || !order.holdsDiscount) return;
  await tx.update(shopOrders).set({ holdsDiscount: false }).where(eq(shopOrders.id, order.id));
  await tx
    .update(shopDiscounts)
    .set({ used: sql`${shopDiscounts.used} - 1` })
    .where(eq(shopDiscounts.id, order.discountId));
};
