import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { pageOf, pageQuery } from '../../page.ts';
import { hasTwoDecimals } from '../../rules/two-decimals.ts';
import { numberedId } from './numbered-id.ts';
import {
  HIGHEST_PRICE,
  listedProduct,
  numberInPath,
  ownedProduct,
  productCategory,
  productDetail,
} from './shapes.ts';

/** Most results that a search counts; beyond it people narrow the search anyway. */
export const MAX_FOUND = 240;

/** Sort orders of product lists; a dash in front reverses one. */
export const productSorts = ['productName', 'price', 'productId'] as const;

const inRand = z.optional(
  z.coerce
    .number<number>()
    .check(z.minimum(0), z.maximum(HIGHEST_PRICE), z.refine(hasTwoDecimals, 'At most two decimals')),
);

/** Page of products, filtered by price and ownership. */
const productQuery = z.extend(pageQuery, {
  /** In rand, both included; free products cost 0. */
  MinPrice: inRand,
  MaxPrice: inRand,
  /** Visitors own nothing. */
  Owned: z.optional(z.enum(['true', 'false'])),
});
export type ProductQuery = z.output<typeof productQuery>;

const PAGES =
  'Always a page: without PageNumber the first, of 10. Sort is productName, price or productId; a SearchTerm, MinPrice, MaxPrice or Owned counts up to 240 results. Where it finds nothing, words that nothing has are taken as slips: correctedTerm says what was looked for in their place.';

/** Page of products, with the corrected search term if it had a typing error. */
const productPage = z.intersection(
  pageOf(listedProduct),
  z.object({ correctedTerm: z.optional(z.string()) }),
);
export type ProductPage = z.output<typeof productPage>;

export const products = call({
  method: 'GET',
  path: '/Shop/products',
  access: 'anyone',
  limit: 'browse',
  knowsPerson: true,
  summary: `The products on offer, by name. ${PAGES}`,
  query: productQuery,
  value: productPage,
});

export const productsByCategory = call({
  method: 'GET',
  path: '/Shop/products-by-category-id/{id}',
  access: 'anyone',
  limit: 'browse',
  knowsPerson: true,
  summary: `The products of a category that are on offer, by name. ${PAGES}`,
  params: numberInPath,
  query: productQuery,
  value: productPage,
});

export const product = call({
  method: 'GET',
  path: '/Shop/product/{id}',
  access: 'anyone',
  knowsPerson: true,
  summary:
    'One product with its whole description; 404 for one that is not on offer, unless the person owns it or, for a draft, sees the whole catalogue.',
  params: numberInPath,
  value: productDetail,
});

export const productCategories = call({
  method: 'GET',
  path: '/Shop/product-categories',
  access: 'anyone',
  summary:
    'The categories of products in their order; who may see the whole catalogue gets those that are switched off as well.',
  value: z.array(productCategory),
});

export const verifyPurchase = call({
  method: 'GET',
  path: '/Shop/verify-purchase/{product}',
  access: 'person',
  summary: 'Whether the person owns a product that has begun, named by its SKU or its id.',
  params: z.strictObject({ product: z.string().check(z.regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/)) }),
  value: z.object({ purchased: z.boolean() }),
});

export const ownedProducts = call({
  method: 'GET',
  path: '/Shop/owned-products',
  access: 'person',
  summary:
    'A page of the products that the person owns, the latest first, each with how to begin once it has begun; with OrderId what that order gave. Default: page 1 of 10.',
  query: z.extend(z.pick(pageQuery, { PageNumber: true, PageSize: true }), {
    OrderId: z.optional(numberedId),
  }),
  value: pageOf(ownedProduct),
});
