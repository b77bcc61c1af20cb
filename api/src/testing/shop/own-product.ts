import { grantProducts } from '../../areas/shop/ownership/ownership.ts';
import type { SignedIn } from '../signed-in.ts';
import type { TestService } from '../service.ts';

/** Lets a person own a product without an order; from `begins` on where it is given, otherwise at once. */
export const ownProduct = (
  { database, clock }: TestService,
  who: SignedIn,
  productId: number,
  begins: Date | null = null,
) => grantProducts(database, who.id, [productId], null, clock.now(), begins);
