import { calls } from '@phila/contract';
import { eq } from 'drizzle-orm';
import { implement, type Implementation } from '../../../core/calls/implement.ts';
import { holds } from '../../../core/access/rights.ts';
import { ownsSku } from '../ownership/ownership.ts';
import { shopProducts } from '../tables.ts';
import { listAdminProducts } from './admin-products.ts';
import { listCategories } from './categories.ts';
import { listProducts, readProduct } from './products.ts';

const { shop } = calls;

/** Matches a product's number; longer rows of digits are SKUs. */
const PRODUCT_ID = /^[1-9]\d{0,8}$/;

/** Serves the catalogue to visitors, and its administration. */
export const answers: Implementation[] = [
  implement(shop.products, ({ query }, { database, person }) =>
    listProducts(database, person?.id ?? null, query),
  ),
  implement(shop.productsByCategory, ({ params, query }, { database, person }) =>
    listProducts(database, person?.id ?? null, query, params.id),
  ),
  implement(shop.product, ({ params }, { database, person, clock }) =>
    readProduct(
      database,
      { personId: person?.id ?? null, seesDrafts: person !== null && holds(person, 'shop.catalogue.read') },
      params.id,
      clock.now(),
    ),
  ),
  implement(shop.productCategories, (_input, { database, person }) =>
    listCategories(database, person !== null && holds(person, 'shop.catalogue.read')),
  ),
  implement(shop.verifyPurchase, async ({ params }, { database, person, clock }) => {
    const id = params.product;
    const now = clock.now();
    if (await ownsSku(database, person.id, id, now)) return { purchased: true };
    if (!PRODUCT_ID.test(id)) return { purchased: false };
    const [named] = await database
      .select({ sku: shopProducts.sku })
      .from(shopProducts)
      .where(eq(shopProducts.id, Number(id)));
    return { purchased: named !== undefined && (await ownsSku(database, person.id, named.sku, now)) };
  }),
  implement(shop.adminProducts, ({ query }, { database }) => listAdminProducts(database, query)),
];
