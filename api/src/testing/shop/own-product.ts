import { grantProducts } from '../../areas/shop/ownership/ownership.ts';
import type { SignedIn } from '../signed-in.ts';
import type { TestService } from '../service.ts';

/** Gives a person a product without an order, from `begins` or immediately. */
export const ownProduct = (
  { database, clock }: TestService,
  who: SignedIn,
  productId: number,
  begins: Date | null = null,
) => grantProducts(database, who.id, [productId], null, clock.now(), begins);
