import { imageTypes, type OwnedProduct, type Page } from '@phila/contract';
import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../../../core/database/open.ts';
import { type PageRequest, readPage } from '../../../core/database/read-page.ts';
import { addressFor, picturesOf } from '../../image/public.ts';
import { orderNumberOf } from '../orders/order-number.ts';
import { shopOrders } from '../orders/tables.ts';
import { productOwnerships, shopCategories, shopProducts } from '../tables.ts';
import { beginningOf } from '../ownership/beginning.ts';
import { beginningFilesOf } from '../ownership/beginning-file.ts';

/**
 * Reads a page of the person's products, latest first, including products no longer sold.
 * @param asked.OrderId only products of this order; none for another person's order
 */
export const listOwnedProducts = async (
  database: Database,
  personId: string,
  { OrderId, ...asked }: PageRequest & { OrderId?: number | undefined },
  now: Date,
): Promise<Page<OwnedProduct>> => {
  const condition = and(
    eq(productOwnerships.personId, personId),
    OrderId === undefined ? undefined : eq(productOwnerships.orderId, OrderId),
  );
  const page = await readPage(
    asked,
    (limit, offset) =>
      database
        .select({
          product: shopProducts,
          categoryName: shopCategories.name,
          ownership: productOwnerships,
          placedAt: shopOrders.placedAt,
        })
        .from(productOwnerships)
        .innerJoin(shopProducts, eq(shopProducts.id, productOwnerships.productId))
        .innerJoin(shopCategories, eq(shopCategories.id, shopProducts.categoryId))
        .leftJoin(shopOrders, eq(shopOrders.id, productOwnerships.orderId))
        .where(condition)
        .orderBy(
          desc(productOwnerships.grantedAt),
          desc(productOwnerships.productId),
          desc(productOwnerships.id),
        )
        .limit(limit)
        .offset(offset),
    () => database.$count(productOwnerships, condition),
  );
  const ids = page.items.map(({ product }) => product.id);
  const pictures = await picturesOf(database, imageTypes.Product, ids);
  const files = await beginningFilesOf(database, ids);
  return {
    ...page,
    items: page.items.map(({ product, categoryName, ownership, placedAt }) => {
      const picture = pictures.get(product.id);
      const { orderId, grantedAt } = ownership;
      return {
        productId: product.id,
        productName: product.name,
        categoryName,
        isDelivered: product.isDelivered,
        imageUrl: picture === undefined ? '' : addressFor({ ...picture, type: imageTypes.Product }),
        ownedSince: grantedAt.toISOString(),
        orderId,
        orderNumber: orderId === null || placedAt === null ? null : orderNumberOf({ id: orderId, placedAt }),
        ...beginningOf(product, files.get(product.id) ?? null, ownership, now),
      };
    }),
  };
};
