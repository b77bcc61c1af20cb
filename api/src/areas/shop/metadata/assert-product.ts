import { eq } from 'drizzle-orm';
import type { Database } from '../../../core/database/open.ts';
import { notFound, Refusal } from '../../../core/http/refusal.ts';
import { shopProducts } from '../tables.ts';

/** @throws Refusal 404 */
export const assertProduct = async (database: Database, id: number): Promise<void> => {
  if ((await database.$count(shopProducts, eq(shopProducts.id, id))) === 0) throw notFound();
};

/** @throws Refusal 422 if the body names another product than the address */
export const assertSameProduct = (addressed: number, sent: number | undefined): void => {
  if (sent === undefined || sent === addressed) return;
  const message = 'The body names another product than the address';
  throw new Refusal(422, message, [{ path: 'productId', message }]);
};
