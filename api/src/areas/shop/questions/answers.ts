import { calls, type DefinedMetadata } from '@phila/contract';
import { eq } from 'drizzle-orm';
import { implement, type Implementation } from '../../../core/calls/implement.ts';
import type { Database } from '../../../core/database/open.ts';
import { notFound, Refusal } from '../../../core/http/refusal.ts';
import { assertProduct, assertSameProduct } from '../metadata/assert-product.ts';
import { shopProducts } from '../tables.ts';
import { defineElements, readDefined } from './defined-questions.ts';

const { shop } = calls;

/** Locks a product, so that two changes of its questions run in turn. @throws Refusal 404 */
const holdProduct = async (tx: Database, id: number): Promise<void> => {
  const [held] = await tx
    .select({ id: shopProducts.id })
    .from(shopProducts)
    .where(eq(shopProducts.id, id))
    .for('update');
  if (held === undefined) throw notFound();
};

/** @throws Refusal 409, with the present questions, if they were saved since the version */
const assertFresh = (now: DefinedMetadata, version: number | undefined): void => {
  if (version === undefined || version === now.version) return;
  throw new Refusal(409, 'These questions were changed by somebody else', [], { value: now });
};

/** Lets administrators define the questions of a product. */
export const answers: Implementation[] = [
  implement(shop.readProductMetadata, async ({ params: { productId } }, { database }) => {
    await assertProduct(database, productId);
    return readDefined(database, productId);
  }),
  implement(
    shop.defineProductMetadata,
    async ({ params: { productId }, body }, { database, recordChange }) => {
      await holdProduct(database, productId);
      assertSameProduct(productId, body.productId);
      const before = await readDefined(database, productId);
      assertFresh(before, body.version);
      const elements = body.metaData.elements.map(({ placeholder = '', options = [], ...element }) => ({
        ...element,
        placeholder,
        options,
      }));
      await defineElements(database, productId, elements);
      recordChange({
        rowId: productId,
        before: { elements: before.metaData.elements },
        after: { elements },
      });
      return readDefined(database, productId);
    },
  ),
];
