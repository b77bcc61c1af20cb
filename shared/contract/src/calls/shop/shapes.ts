import * as z from 'zod/mini';
import { LARGEST_ID } from '../../rules/number.ts';
import { storableText } from '../../rules/text.ts';

/** Ids of products, categories and bundles are numbers. In a path they come as text. */
export const numberInPath = z.strictObject({
  id: z.coerce.number<number>().check(z.int(), z.minimum(1), z.maximum(LARGEST_ID)),
});
export const numberId = (message: string) =>
  z.int(message).check(z.minimum(1, message), z.maximum(LARGEST_ID, message));

/** The dearest that a product may be, in rand. */
export const HIGHEST_PRICE = 1_000_000;

/** As many of one thing as a cart takes. */
export const MAX_OF_ONE = 99;
/** As many different things as a cart takes. */
export const MAX_LINES = 100;

export const quantity = (min: number) => {
  const message = `Please choose a quantity of ${min} to ${MAX_OF_ONE}`;
  return z.int(message).check(z.minimum(min, message), z.maximum(MAX_OF_ONE, message));
};

/** A line of text of one to `max` characters. */
export const line = (message: string, max: number) =>
  z.string(message).check(z.minLength(1, message), ...storableText(max));

/** An item of the catalogue. `price` is in rand, two decimals; 0 for what is free and opened by its link. */
const listed = {
  productId: z.int(),
  productName: z.string(),
  sku: z.string(),
  categoryId: z.int(),
  categoryName: z.string(),
  price: z.number(),
  /** Markdown. */
  productShortDescription: z.string(),
  /** An address of this service, or '' where there is no picture. */
  imageUrl: z.string(),
  /** An http(s) address or a page of the site; '' where there is none. */
  link: z.string(),
  /** Whether the person who asks owns it; false for a visitor. */
  owned: z.boolean(),
};

export const listedProduct = z.object(listed);
export type ListedProduct = z.output<typeof listedProduct>;

/** A file that an administrator uploaded for those who own a product. */
export const beginningFile = z.object({
  fileName: z.string(),
  /** In bytes. */
  size: z.int(),
});
export type BeginningFile = z.output<typeof beginningFile>;

/** How to begin with a product that one owns, as an administrator set it; null for what was not set. */
export const beginning = z.object({
  /** Markdown. */
  words: z.nullable(z.string()),
  /** YYYY-MM-DD. */
  date: z.nullable(z.string()),
  place: z.nullable(z.string()),
  /** An http(s) address or a page of the site; so is `file`, which is null where a file was uploaded. */
  link: z.nullable(z.string()),
  file: z.nullable(z.string()),
  /** The file that was uploaded, which `GET /Shop/owned-products/{id}/file` answers with. */
  download: z.nullable(beginningFile),
  code: z.nullable(z.string()),
});
export type Beginning = z.output<typeof beginning>;

const owned = {
  /** When what the person owns begins, ISO 8601 with its offset; left out where it has begun. */
  beginsAt: z.optional(z.string()),
  /** Left out where it has not begun, where nothing was set, and for people who do not own it. */
  begin: z.optional(beginning),
};

/** A product that the person owns. */
export const ownedProduct = z.object({
  productId: z.int(),
  productName: z.string(),
  categoryName: z.string(),
  /** Whether it is a thing that is sent to an address. */
  isDelivered: z.boolean(),
  imageUrl: z.string(),
  /** Since when, ISO 8601. */
  ownedSince: z.string(),
  /** The order that paid for it; null for what was given. */
  orderId: z.nullable(z.int()),
  orderNumber: z.nullable(z.string()),
  ...owned,
});
export type OwnedProduct = z.output<typeof ownedProduct>;

export const productDetail = z.object({
  ...listed,
  /** Markdown. */
  productDescription: z.string(),
  /** Whether a second one would give nothing (a CV template), so that a cart holds one. */
  isBoughtOnce: z.boolean(),
  /** Whether it is a thing that is sent to an address, for which checkout asks. */
  isDelivered: z.boolean(),
  ...owned,
});
export type ProductDetail = z.output<typeof productDetail>;

export const productCategory = z.object({
  id: z.int(),
  name: z.string(),
  order: z.int(),
  isActive: z.boolean(),
  /** How many products it offers now. */
  productCount: z.int(),
});
export type ProductCategory = z.output<typeof productCategory>;

/** What an administrator sees of a product; deleted ones as well. */
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
  /** Whether it is a thing that is sent to an address. */
  isDelivered: z.boolean(),
  isDeleted: z.boolean(),
});
export type AdminProduct = z.output<typeof adminProduct>;

/** Why a line of a cart cannot be bought. */
const unavailableReasons = ['gone', 'owned', 'free'] as const;

const priced = {
  /** One of the two is given. */
  productId: z.nullable(z.int()),
  bundleId: z.nullable(z.int()),
  productName: z.string(),
  quantity: z.int(),
  /** In rand, as the shop asks it now. */
  individualProductPrice: z.number(),
  totalProductPrice: z.number(),
  imageUrl: z.string(),
  /** Whether a second one would give nothing (a bundle, a CV template), so that its quantity is 1. */
  isBoughtOnce: z.boolean(),
  /** Whether it is a thing that is sent to an address, for which checkout asks; never so for a bundle. */
  isDelivered: z.boolean(),
  /** Whether it can be bought now; if not, it is not part of the total. */
  isAvailable: z.boolean(),
  /** `gone` from the shop, `owned` already, or `free` by now; null for what can be bought. */
  unavailableReason: z.nullable(z.enum(unavailableReasons)),
};

export const pricedLine = z.object(priced);
export type PricedLine = z.output<typeof pricedLine>;

export const cartLine = z.object({
  cartId: z.string(),
  ...priced,
  /** What it cost when it was put into the cart, in rand, where that is another price; else null. */
  previousPrice: z.nullable(z.number()),
});
export type CartLine = z.output<typeof cartLine>;
