import type { Beginning } from '@phila/contract';
import type { shopProducts } from '../tables.ts';

type Product = typeof shopProducts.$inferSelect;

/**
 * How to begin with a product that the person owns. What opens it stays with the service until it has begun: seen before,
 * it could be taken along and the order cancelled.
 * @param begins when it begins; null for at once
 * @returns in the fields of the replies: nothing where it has begun and nothing was set
 */
export const beginningOf = (
  product: Product,
  begins: Date | null,
  now: Date,
): { beginsAt?: string; begin?: Beginning } => {
  if (begins !== null && begins > now) return { beginsAt: begins.toISOString() };
  const { beginWords, beginDate, beginPlace, beginLink, beginFile, beginCode } = product;
  const begin = {
    words: beginWords,
    date: beginDate,
    place: beginPlace,
    link: beginLink,
    file: beginFile,
    code: beginCode,
  };
  return Object.values(begin).every((one) => one === null) ? {} : { begin };
};
