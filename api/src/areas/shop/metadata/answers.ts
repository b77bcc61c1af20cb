import { calls } from '@phila/contract';
import { implement, type Implementation } from '../../../core/calls/implement.ts';
import { assertProduct, assertSameProduct } from './assert-product.ts';
import { cartMetadata, saveAnswers } from './metadata.ts';

const { shop } = calls;

/** What the products of a cart ask before checkout, and what people answer. */
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
];
