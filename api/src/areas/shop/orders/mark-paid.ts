import { sumCents } from '@phila/finance/cents';
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
import { attentionLeft, keptOf, owe } from './order-money.ts';
import { productsBegin } from './order-states.ts';
import { shopOrderLines } from './tables.ts';

export const linesOf = (database: Database, orderId: number) =>
  database
    .select()
    .from(shopOrderLines)
    .where(eq(shopOrderLines.orderId, orderId))
    .orderBy(shopOrderLines.position);

type OrderLine = typeof shopOrderLines.$inferSelect;

/** @returns the lines of things that the person owned already */
const giveOwnership = async (
  tx: Database,
  order: StoredOrder,
  lines: readonly OrderLine[],
  now: Date,
): Promise<OrderLine[]> => {
  const { id, personId } = order;
  const products = lines.flatMap(({ productId }) => productId ?? []);
  const granted = new Set(await grantProducts(tx, personId, products, id, now, productsBegin(order, now)));
  const ownedAlready: OrderLine[] = [];
  for (const line of lines) {
    const isNew =
      line.bundleId === null
        ? line.productId !== null && granted.has(line.productId)
        : await grantBundle(tx, personId, line.bundleId, id, now);
    if (!isNew) ownedAlready.push(line);
  }
  return ownedAlready;
};

/**
 * Takes back everything that an order gave.
 * @returns names of bundles that stay, because a voucher of theirs was redeemed
 */
export const takeOwnershipBack = async (tx: Database, { id, personId }: StoredOrder): Promise<string[]> => {
  await tx
    .delete(productOwnerships)
    .where(and(eq(productOwnerships.personId, personId), eq(productOwnerships.orderId, id)));
  const kept: string[] = [];
  for (const { bundleId, name } of await linesOf(tx, id))
    if (bundleId !== null && (await takeBundleBack(tx, personId, bundleId, id))) kept.push(name);
  return kept;
};

/**
 * Marks a locked order as paid. Grants ownership, numbers the invoice and queues the letter in the same transaction, so
 * that each happens once or not at all. Also fulfils an order with immediate access.
 */
export const markPaid = async (
  tx: Database,
  order: StoredOrder,
  services: Pick<Services, 'clock' | 'mail' | 'configuration'>,
): Promise<void> => {
  const now = services.clock.now();
  const lines = await linesOf(tx, order.id);
  const ownedAlready = await giveOwnership(tx, order, lines, now);
  // Caps it at the money kept: a wrong amount paid earlier is already due.
  const tooMuch = Math.min(
    keptOf(order),
    sumCents(ownedAlready.map(({ total, discount }) => total - discount)),
  );
  const paid = await moveOrder(tx, order, 'paid', now, {
    paidAt: now,
    ranOut: false,
    // Leaves out the tax invoice where nothing was charged: there is no consideration (VAT Act 89 of 1991, s 20(1)).
    invoiceNumber: order.total === 0 ? null : await nextInvoiceNumber(tx, now),
    ...owe(order, tooMuch, now),
    attention: tooMuch > 0 ? 'owned already' : attentionLeft(order),
    ...(order.total === 0 ? { cause: 'nothing to pay' as const } : {}),
  });
  if (paid.accessNowAt !== null) await moveOrder(tx, paid, 'fulfilled', now, { cause: 'access asked for' });
  if (tooMuch > 0)
    await tellStaff(tx, order, 'Something was paid for that the person owned already.', services);
  await tellBuyer(tx, paid, paidLetter(paid, lines, productsBegin(order, now)), services);
};
