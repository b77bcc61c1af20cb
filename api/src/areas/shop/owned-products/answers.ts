import { calls } from '@phila/contract';
import { implement, type Implementation } from '../../../core/calls/implement.ts';
import { ownedFile, readFile, removeFile, saveFile } from '../ownership/beginning-file.ts';
import { listOwnedProducts } from './owned-products.ts';

export const answers: Implementation[] = [
  implement(calls.shop.ownedProducts, ({ query }, { database, person, clock }) =>
    listOwnedProducts(database, person.id, query, clock.now()),
  ),
  implement(calls.shop.ownedProductFile, ({ params }, context) =>
    ownedFile(context, context.person.id, params.id),
  ),
  implement(calls.shop.readBeginningFile, ({ params }, { database }) => readFile(database, params.id)),
  implement(calls.shop.saveBeginningFile, ({ params, file }, context) => saveFile(context, params.id, file)),
  implement(calls.shop.removeBeginningFile, ({ params }, context) => removeFile(context, params.id)),
];
