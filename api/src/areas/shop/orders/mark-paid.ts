import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../core/database/open.ts';
import type { Services } from '../../../core/services.ts';
import { grantBundle, takeBundleBack } from '../../voucher/public.ts';
import { grantProducts } from '../ownership/ownership.ts';
import { productOwnerships } from '../tables.ts';
import { moveOrder } from './history.ts';
import type { StoredOrder } from './history.ts';
import { paidLetter, tellBuyer, tellStaff } from './letters.ts';
import { nextInvoiceNumber } from './order-number.ts';
import { shopOrderLines, shopOrders } from './tables.ts';

export const linesOf = (database: Database, orderId: number) =>
  database
    .select()
    .from(shopOrderLines)
    .where(eq(shopOrderLines.orderId, orderId))
    .orderBy(shopOrderLines.position);

/** @returns whether all of it was new to the person */
const giveOwnership = async (
  tx: Database,
  { id, personId }: StoredOrder,
  lines: readonly (typeof shopOrderLines.$inferSelect)[],
  now: Date,
): Promise<boolean> => {
  const products = lines.flatMap(({ productId }) => productId ?? []);
  const granted = await grantProducts(tx, personId, products, id, now);
  let isAllNew = granted.length === new Set(products).size;
  for (const { bundleId } of lines)
    if (bundleId !== null && !(await grantBundle(tx, personId, bundleId, id, now))) isAllNew = false;
  return isAllNew;
};

/**
 * Takes back what an order gave.
 * @returns the names of bundles that stay, because one of their vouchers was redeemed
 */
export const takeOwnershipBack = async (tx: Database, { id, personId }: StoredOrder): Promise<string[]> => {
  await tx
    .delete(productOwnerships)
    .where(and(eq(productOwnerships.personId, personId), eq(productOwnerships.orderId, id)));
  const kept: string[] = [];
  for (const { bundleId, name } of await linesOf(tx, id))
    if (bundleId !== null && !(await takeBundleBack(tx, personId, bundleId, id))) kept.push(name);
  return kept;
};

/**
 * Marks a locked order as paid: what it gives, its invoice's number and its letter come in the same transaction, so that
 * each is there once or not at all. Where access was asked for at once the order is fulfilled with it.
 */
export const markPaid = async (
  tx: Database,
  order: StoredOrder,
  services: Pick<Services, 'clock' | 'mail' | 'configuration'>,
): Promise<void> => {
  const now = services.clock.now();
  const lines = await linesOf(tx, order.id);
  const isAllNew = await giveOwnership(tx, order, lines, now);
  const paid = await moveOrder(tx, order, 'paid', now, {
    paidAt: now,
    ranOut: false,
    invoiceNumber: await nextInvoiceNumber(tx, now),
    attention: null,
    ...(order.total === 0 ? { reason: 'There was nothing to pay' } : {}),
  });
  if (paid.accessNowAt !== null)
    await moveOrder(tx, paid, 'fulfilled', now, { reason: 'You asked for access right away' });
  if (!isAllNew) {
    await tx
      .update(shopOrders)
      .set({ attention: 'owned already', refundDueAt: now })
      .where(eq(shopOrders.id, order.id));
    await tellStaff(tx, order, 'Something was paid for that the person owned already.', services);
  }
  await tellBuyer(tx, paid, paidLetter(paid, lines), services);
};
