import { desc } from 'drizzle-orm';
import type { Published } from '../../../core/published.ts';
import { shopProducts } from '../tables.ts';
import { isOnOffer } from './products.ts';

/** The most products listed for search engines, newest first: a list takes 50 000 addresses. */
const MAX_LISTED = 40_000;

/** Products for search engines. */
export const onPages: Published = {
  addresses: async ({ database }) => {
    const rows = await database
      .select({ id: shopProducts.id, changedAt: shopProducts.changedAt })
      .from(shopProducts)
      .where(isOnOffer)
      .orderBy(desc(shopProducts.id))
      .limit(MAX_LISTED);
    return rows.map(({ id, changedAt }) => ({ path: `/product/${id}`, changedAt }));
  },
};
