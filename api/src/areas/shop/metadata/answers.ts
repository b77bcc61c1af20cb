import { calls } from '@phila/contract';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../core/database/open.ts';
import { implement, type Implementation } from '../../../core/calls/implement.ts';
import { notFound, Refusal } from '../../../core/http/refusal.ts';
import { shopProducts } from '../tables.ts';
import { cartMetadata, defineElements, readElements, saveAnswers } from './metadata.ts';

const { shop } = calls;

const assertProduct = async (database: Database, id: number): Promise<void> => {
  if ((await database.$count(shopProducts, eq(shopProducts.id, id))) === 0) throw notFound();
};

/** @throws Refusal 422 for a body about another product than the address */
const assertSameProduct = (addressed: number, sent: number | undefined): void => {
  if (sent === undefined || sent === addressed) return;
  const message = 'The body names another product than the address';
  throw new Refusal(422, message, [{ path: 'productId', message }]);
};

/** What products ask before checkout, and what people answer. */
export const answers: Implementation[] = [
  // The cart is that of the token's person. The id in the path is there because the specification has it; it is not
  // read.
  implement(shop.productMeta, (_input, { database, person, clock }) =>
    cartMetadata(database, person.id, clock.now()),
  ),
  implement(shop.saveProductMeta, async ({ params: { productId }, body }, context) => {
    await assertProduct(context.database, productId);
    assertSameProduct(productId, body.productId);
    await saveAnswers(context, { personId: context.person.id, productId }, body.payload.fields);
    return true as const;
  }),
  implement(shop.readProductMetadata, async ({ params: { productId } }, { database }) => {
    await assertProduct(database, productId);
    return { productId, metaData: { elements: await readElements(database, productId) } };
  }),
  implement(
    shop.defineProductMetadata,
    async ({ params: { productId }, body }, { database, recordChange }) => {
      await assertProduct(database, productId);
      assertSameProduct(productId, body.productId);
      const before = await readElements(database, productId);
      const elements = body.metaData.elements.map(({ placeholder = '', options = [], ...element }) => ({
        ...element,
        placeholder,
        options,
      }));
      await defineElements(database, productId, elements);
      recordChange({ rowId: productId, before: { elements: before }, after: { elements } });
      return { productId, metaData: { elements } };
    },
  ),
];
