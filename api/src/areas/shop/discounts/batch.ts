import { randomInt } from 'node:crypto';
import { discountKey } from '@phila/contract';
import { and, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../core/database/open.ts';
import { Refusal } from '../../../core/http/refusal.ts';
import { shopDiscounts } from '../tables.ts';

/** Leaves out characters that are misread: 0 and O, 1, I and L, 2 and Z, 5 and S, 8 and B, U and V. */
const LETTERS = 'ACDEFGHJKMNPQRTWXY34679';
/** Length of a group; two give 23^10 codes, and a batch takes a thousand at most. */
const GROUP = 5;

const group = (): string =>
  Array.from({ length: GROUP }, () => LETTERS.charAt(randomInt(LETTERS.length))).join('');

/** Makes distinct codes: the prefix and two groups that cannot be guessed. */
export const newCodes = (prefix: string, count: number): string[] => {
  const codes = new Set<string>();
  while (codes.size < count) codes.add(`${prefix}-${group()}-${group()}`);
  return [...codes];
};

/**
 * Keeps a batch apart from every other code, so that a search for its prefix finds only the batch.
 * @throws Refusal 422
 */
export const assertPrefixIsFree = async (database: Database, prefix: string): Promise<void> => {
  const taken = await database.$count(
    shopDiscounts,
    and(sql`starts_with(${shopDiscounts.codeKey}, ${discountKey(prefix)})`, isNull(shopDiscounts.deletedAt)),
  );
  if (taken === 0) return;
  const message = `There are codes that begin with ${prefix} already: please choose another prefix`;
  throw new Refusal(422, message, [{ path: 'prefix', message }]);
};
