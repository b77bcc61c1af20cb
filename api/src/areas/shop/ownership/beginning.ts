import type { Beginning, BeginningFile } from '@phila/contract';
import type { shopProducts } from '../tables.ts';

type Product = typeof shopProducts.$inferSelect;

/**
 * Tells how to begin with an owned product. Withholds it until the product begins, or people could take it and cancel
 * the order.
 * @param download the uploaded file, used instead of an address
 * @param ownership when it begins, null for immediately; and the order that paid for it, null for a gift
 * @returns fields for the reply; none if it has begun and nothing was set
 */
export const beginningOf = (
  product: Product,
  download: BeginningFile | null,
  { beginsAt: begins, orderId }: { beginsAt: Date | null; orderId: number | null },
  now: Date,
): { beginsAt?: string; begin?: Beginning; opensWithOrder?: number } => {
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
  // Goods that are sent need no day; a film or a manual with them does.
  if (begins !== null && begins > now)
    return isSet || !product.isDelivered
      ? { beginsAt: begins.toISOString(), ...(orderId === null ? {} : { opensWithOrder: orderId }) }
      : {};
  return isSet ? { begin } : {};
};
