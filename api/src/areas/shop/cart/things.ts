import { imageTypes } from '@phila/contract';
import type { Cents } from '@phila/finance/cents';
import { inArray } from 'drizzle-orm';
import type { Database } from '../../../core/database/open.ts';
import { addressFor, picturesOf } from '../../image/public.ts';
import { ownedAmong } from '../ownership/ownership.ts';
import { sellableBundles } from '../../voucher/public.ts';
import { shopProducts } from '../tables.ts';

/** The thing on a cart line: a product or a bundle. */
export type Thing = { productId: number; bundleId: null } | { productId: null; bundleId: number };

/** The reason why something cannot be bought (contract: `unavailableReasons`). */
export type Unavailable = 'gone' | 'owned' | 'free';

/** Name, price and availability of something in the shop. */
export interface Offered {
  name: string;
  sku: string | null;
  price: Cents;
  imageUrl: string;
  unavailable: Unavailable | null;
  /** True where a second one would be useless: a bundle or a CV template. At most one is ever paid for. */
  isBoughtOnce: boolean;
  /** True for things sent to an address; false for every bundle. */
  isDelivered: boolean;
}

/** Matches the SKU of every CV template (contract: `adminProduct`). */
const CV_TEMPLATE = /cv-t/i;

/** True for products that are useless to buy twice. */
export const isBoughtOnce = (sku: string): boolean => CV_TEMPLATE.test(sku);

export const keyOf = ({ productId, bundleId }: Thing): string =>
  productId === null ? `bundle ${bundleId}` : `product ${productId}`;

export const thingOf = (given: { productId: number } | { bundleId: number }): Thing =>
  'productId' in given
    ? { productId: given.productId, bundleId: null }
    : { productId: null, bundleId: given.bundleId };

const offeredProducts = async (
  database: Database,
  personId: string | null,
  ids: readonly number[],
): Promise<Map<string, Offered>> => {
  if (ids.length === 0) return new Map();
  const products = await database
    .select()
    .from(shopProducts)
    .where(inArray(shopProducts.id, [...new Set(ids)]));
  const pictures = await picturesOf(database, imageTypes.Product, ids);
  const owned = await ownedAmong(database, personId, ids);
  return new Map(
    products.map(({ id, name, sku, price, isDelivered, isActive, deletedAt }) => {
      const picture = pictures.get(id);
      const unavailable: Unavailable | null = owned.has(id)
        ? 'owned'
        : !isActive || deletedAt !== null
          ? 'gone'
          : price === 0
            ? 'free'
            : null;
      const imageUrl = picture === undefined ? '' : addressFor({ ...picture, type: imageTypes.Product });
      return [
        keyOf({ productId: id, bundleId: null }),
        { name, sku, price, imageUrl, unavailable, isBoughtOnce: isBoughtOnce(sku), isDelivered },
      ];
    }),
  );
};

const offeredBundles = async (
  database: Database,
  personId: string | null,
  ids: readonly number[],
  now: Date,
): Promise<Map<string, Offered>> => {
  if (ids.length === 0) return new Map();
  const bundles = await sellableBundles(database, personId, ids, now);
  const pictures = await picturesOf(database, imageTypes.Bundle, ids);
  return new Map(
    bundles.map(({ id, name, price, isAvailable, isOwned }) => {
      const picture = pictures.get(id);
      const unavailable: Unavailable | null = isOwned
        ? 'owned'
        : !isAvailable
          ? 'gone'
          : price === 0
            ? 'free'
            : null;
      const imageUrl = picture === undefined ? '' : addressFor({ ...picture, type: imageTypes.Bundle });
      return [
        keyOf({ productId: null, bundleId: id }),
        { name, sku: null, price, imageUrl, unavailable, isBoughtOnce: true, isDelivered: false },
      ];
    }),
  );
};

/** The quantity to buy: 1 for things that people buy only once, otherwise as requested. */
export const allowed = (offered: Offered | undefined, wanted: number): number =>
  offered?.isBoughtOnce === true ? Math.min(1, wanted) : wanted;

/**
 * Reads names, prices and availability by `keyOf`, leaving out things that do not exist or are not for this person.
 * @param personId null for a visitor, who owns nothing
 */
export const offeredThings = async (
  database: Database,
  personId: string | null,
  things: readonly Thing[],
  now: Date,
): Promise<Map<string, Offered>> => {
  const productIds = things.flatMap(({ productId }) => (productId === null ? [] : [productId]));
  const bundleIds = things.flatMap(({ bundleId }) => (bundleId === null ? [] : [bundleId]));
  return new Map([
    ...(await offeredProducts(database, personId, productIds)),
    ...(await offeredBundles(database, personId, bundleIds, now)),
  ]);
};
