import type { DiscountUse, Page } from '@phila/contract';
import { randFromCents } from '@phila/finance/cents';
import { desc, eq } from 'drizzle-orm';
import { countCapped } from '../../../core/database/count-capped.ts';
import type { Database } from '../../../core/database/open.ts';
import { type PageRequest, readPage } from '../../../core/database/read-page.ts';
import { notFound } from '../../../core/http/refusal.ts';
import { type Holder, holds } from '../../../core/access/rights.ts';
import { orderNumberOf } from '../orders/order-number.ts';
import { shopOrders } from '../orders/tables.ts';
import { shopDiscounts } from '../tables.ts';

/** @throws Refusal 404; a removed code still exists, with the orders that used it */
const assertThere = async (database: Database, id: number): Promise<void> => {
  if ((await database.$count(shopDiscounts, eq(shopDiscounts.id, id))) === 0) throw notFound();
};

/** Lists orders that used a code, latest first; buyers' names only for readers of orders. @throws Refusal 404 */
export const usesOfDiscount = async (
  { database, person }: { database: Database; person: Holder },
  id: number,
  asked: PageRequest,
): Promise<Page<DiscountUse>> => {
  await assertThere(database, id);
  const ofIt = eq(shopOrders.discountId, id);
  const page = await readPage(
    asked,
    (limit, offset) =>
      database.select().from(shopOrders).where(ofIt).orderBy(desc(shopOrders.id)).limit(limit).offset(offset),
    () => database.$count(shopOrders, ofIt),
  );
  const seesOrders = holds(person, 'shop.orders.read');
  return {
    ...page,
    items: page.items.map((order) => ({
      id: order.id,
      orderNumber: orderNumberOf(order),
      state: order.state,
      placedAt: order.placedAt.toISOString(),
      fullName: seesOrders ? order.fullName : null,
      discount: randFromCents(order.discount),
      total: randFromCents(order.total),
      counts: order.holdsDiscount,
    })),
  };
};

/** Counts them, up to the most that a list says. @throws Refusal 404 */
export const countUsesOfDiscount = async (database: Database, id: number) => {
  await assertThere(database, id);
  return countCapped(database, shopOrders, eq(shopOrders.discountId, id));
};
