import * as z from 'zod/mini';
import { LARGEST_ID } from '../../rules/number.ts';

/** Numeric id of a product, category or bundle, sent as text in a path. */
export const numberInPath = z.strictObject({
  id: z.coerce.number<number>().check(z.int(), z.minimum(1), z.maximum(LARGEST_ID)),
});
export const numberId = (message: string) =>
  z.int(message).check(z.minimum(1, message), z.maximum(LARGEST_ID, message));

/** Highest price of a product, in rand. */
export const HIGHEST_PRICE = 1_000_000;

/** Most pieces of one item in a cart. */
export const MAX_OF_ONE = 99;
/** Most different items in a cart. */
export const MAX_LINES = 100;

export const quantity = (min: number) => {
  const message = `Please choose a quantity of ${min} to ${MAX_OF_ONE}`;
  return z.int(message).check(z.minimum(min, message), z.maximum(MAX_OF_ONE, message));
};

/** Kinds of products: owned once, or a service that can be bought again. */
const productKinds = ['once', 'again'] as const;
export type ProductKind = (typeof productKinds)[number];

/** Catalogue item. `price` is in rand with two decimals; 0 for a free item, opened by its link. */
const listed = {
  productId: z.int(),
  productName: z.string(),
  sku: z.string(),
  categoryId: z.int(),
  categoryName: z.string(),
  price: z.number(),
  /** Markdown. */
  productShortDescription: z.string(),
  /** Address of this service; '' without a picture. */
  imageUrl: z.string(),
  /** http(s) address or page of the site; '' for none. */
  link: z.string(),
  /** True if the person owns it for good; false for visitors, and for a service, which can be bought again. */
  owned: z.boolean(),
};

export const listedProduct = z.object(listed);
export type ListedProduct = z.output<typeof listedProduct>;

/** File uploaded by an administrator for a product's owners. */
export const beginningFile = z.object({
  fileName: z.string(),
  /** In bytes. */
  size: z.int(),
});
export type BeginningFile = z.output<typeof beginningFile>;

/** Introduction to an owned product, set by an administrator; null fields were not set. */
export const beginning = z.object({
  /** Markdown. */
  words: z.nullable(z.string()),
  /** YYYY-MM-DD. */
  date: z.nullable(z.string()),
  place: z.nullable(z.string()),
  /** http(s) address or page of the site. `file` is one too; null if a file was uploaded instead. */
  link: z.nullable(z.string()),
  file: z.nullable(z.string()),
  /** Uploaded file, served by `GET /Shop/owned-products/{id}/file`. */
  download: z.nullable(beginningFile),
  code: z.nullable(z.string()),
});
export type Beginning = z.output<typeof beginning>;

const owned = {
  /** Start of access, ISO 8601 with offset; absent once it has begun. */
  beginsAt: z.optional(z.string()),
  /** Absent before access begins, if nothing was set, and for people who do not own it. */
  begin: z.optional(beginning),
  /** Order whose person may open it before that time; absent once it has begun, and for a gift. */
  opensWithOrder: z.optional(z.int()),
};

export const ownedProduct = z.object({
  productId: z.int(),
  productName: z.string(),
  categoryName: z.string(),
  /** True if it is delivered to an address. */
  isDelivered: z.boolean(),
  imageUrl: z.string(),
  /** Time of purchase, ISO 8601. */
  ownedSince: z.string(),
  /** Order that paid for it; null for a gift. */
  orderId: z.nullable(z.int()),
  orderNumber: z.nullable(z.string()),
  ...owned,
});
export type OwnedProduct = z.output<typeof ownedProduct>;

export const productDetail = z.object({
  ...listed,
  /** Present for those who see the whole catalogue: a draft, which no one else is shown. */
  isDraft: z.optional(z.boolean()),
  /** Markdown. */
  productDescription: z.string(),
  /** True if owning it twice is useless (a CV template), so a cart holds only one. */
  isBoughtOnce: z.boolean(),
  /** True if it is delivered, so that checkout asks for an address. */
  isDelivered: z.boolean(),
  ...owned,
});
export type ProductDetail = z.output<typeof productDetail>;

export const productCategory = z.object({
  id: z.int(),
  name: z.string(),
  order: z.int(),
  isActive: z.boolean(),
  /** Number of products currently in it. */
  productCount: z.int(),
});
export type ProductCategory = z.output<typeof productCategory>;

/** Product as administrators see it, even if deleted. */
export const adminProduct = z.object({
  productId: z.int(),
  version: z.int(),
  productName: z.string(),
  sku: z.string(),
  categoryId: z.int(),
  price: z.number(),
  productShortDescription: z.string(),
  productDescription: z.string(),
  imageUrl: z.string(),
  link: z.string(),
  isActive: z.boolean(),
  /** True if it is delivered to an address. */
  isDelivered: z.boolean(),
  kind: z.enum(productKinds),
  isDeleted: z.boolean(),
});
export type AdminProduct = z.output<typeof adminProduct>;

/** Reasons why a cart line cannot be bought. */
const unavailableReasons = ['gone', 'owned', 'free'] as const;

const priced = {
  /** Exactly one of the two is set. */
  productId: z.nullable(z.int()),
  bundleId: z.nullable(z.int()),
  productName: z.string(),
  quantity: z.int(),
  /** Current price in rand. */
  individualProductPrice: z.number(),
  totalProductPrice: z.number(),
  imageUrl: z.string(),
  /** True if owning it twice is useless (a bundle, a CV template), so its quantity is 1. */
  isBoughtOnce: z.boolean(),
  /** True if it is delivered, so that checkout asks for an address; false for bundles. */
  isDelivered: z.boolean(),
  /** True if it can be bought now; otherwise the total excludes it. */
  isAvailable: z.boolean(),
  /** `gone` from the shop, already `owned`, or now `free`; null if it can be bought. */
  unavailableReason: z.nullable(z.enum(unavailableReasons)),
};

export const pricedLine = z.object(priced);
export type PricedLine = z.output<typeof pricedLine>;

export const cartLine = z.object({
  cartId: z.string(),
  ...priced,
  /** Price when it was added, in rand, if different from now; else null. */
  previousPrice: z.nullable(z.number()),
});
export type CartLine = z.output<typeof cartLine>;
