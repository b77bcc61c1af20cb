import type { Beginning, BeginningFile } from '@phila/contract';
import type { shopProducts } from '../tables.ts';

type Product = typeof shopProducts.$inferSelect;

/**
 * How to begin with a product that the person owns. What opens it stays with the service until it has begun: seen before,
 * it could be taken along and the order cancelled.
 * @param download the file that was uploaded for it; it stands in the place of an address
 * @param begins when it begins; null for at once
 * @returns in the fields of the replies: nothing where it has begun and nothing was set
 */
export const beginningOf = (
  product: Product,
  download: BeginningFile | null,
  begins: Date | null,
  now: Date,
): { beginsAt?: string; begin?: Beginning } => {
  const { beginWords, beginDate, beginPlace, beginLink, beginFile, beginCode } = product;
  const begin = {
    words: beginWords,
    date: beginDate,
    place: beginPlace,
    link: beginLink,
    file: download === null ? beginFile : null,
    download,
    code: beginCode,
  };
  const isSet = Object.values(begin).some((one) => one !== null);
  // A thing that is sent opens on no day; what opens with it, its film or its manual, does.
  if (begins !== null && begins > now)
    return isSet || !product.isDelivered ? { beginsAt: begins.toISOString() } : {};
  return isSet ? { begin } : {};
};
