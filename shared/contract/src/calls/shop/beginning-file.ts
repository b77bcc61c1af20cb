import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { LARGEST_DOCUMENT } from '../../documents/document-types.ts';
import { may } from '../../permissions/permission.ts';
import { beginningFile, numberInPath } from './shapes.ts';

/* File that owners of a product can download (specification: shop, "What I own"). */

export const ownedProductFile = call({
  method: 'GET',
  path: '/Shop/owned-products/{id}/file',
  access: 'person',
  summary:
    'The file to begin with of a product that the person owns, once it has begun. For everyone else it is 404.',
  params: numberInPath,
});

export const readBeginningFile = call({
  method: 'GET',
  path: '/Shop/admin-products/{id}/file',
  access: may('shop.catalogue.read'),
  summary: 'What was uploaded for those who own a product; null for nothing.',
  params: numberInPath,
  value: z.nullable(beginningFile),
});

export const saveBeginningFile = call({
  method: 'PUT',
  path: '/Shop/admin-products/{id}/file',
  access: may('shop.catalogue.write'),
  stepUp: 'prices',
  limit: 'upload',
  summary:
    'Keeps a file for those who own a product, in the place of the one before. Its type is known by its bytes; pictures are encoded again.',
  params: numberInPath,
  idempotencyKey: true,
  upload: { field: 'File', largest: LARGEST_DOCUMENT },
  value: beginningFile,
});

export const removeBeginningFile = call({
  method: 'DELETE',
  path: '/Shop/admin-products/{id}/file',
  access: may('shop.catalogue.write'),
  stepUp: 'prices',
  summary: 'Removes the file for those who own a product. Where there is none, nothing happens.',
  params: numberInPath,
  value: z.literal(true),
});
