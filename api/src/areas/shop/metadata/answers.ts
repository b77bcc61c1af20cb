import { calls } from '@phila/contract';
import { implement, type Implementation } from '../../../core/calls/implement.ts';
import { assertProduct, assertSameProduct } from './assert-product.ts';
import { cartMetadata, saveAnswers } from './metadata.ts';

const { shop } = calls;

/** Questions of the products in a cart, and the person's answers. */
export const answers: Implementation[] = [
  // The cart is the caller's own: the id in the path, required by the specification, is ignored.
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
