import { calls } from '@phila/contract';
import { implement, type Implementation } from '../../../core/calls/implement.ts';
import { listOwnedProducts } from './owned-products.ts';

export const answers: Implementation[] = [
  implement(calls.shop.ownedProducts, ({ query }, { database, person, clock }) =>
    listOwnedProducts(database, person.id, query, clock.now()),
  ),
];
