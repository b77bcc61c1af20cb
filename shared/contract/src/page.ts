import * as z from 'zod/mini';
import { storableText } from './rules/text.ts';
import type { Page } from './page-items.ts';

/** The longest page that may be asked for; the screens ask for 5, 10 or 25 (specification: service). */
export const LARGEST_PAGE = 100;

/** Counted up to here: a list that has more says "10 000+". */
export const MAX_COUNTED = 10_000;

/**
 * How a list is asked for page by page; without `PageNumber` the whole list comes, oldest first (specification: service,
 * "Lists"). `Sort` is a field of the row, with a dash in front for the other direction: `-startDate`.
 */
export const pageQuery = z.strictObject({
  PageNumber: z.optional(z.coerce.number<number>().check(z.int(), z.minimum(1), z.maximum(1_000_000))),
  PageSize: z.optional(z.coerce.number<number>().check(z.int(), z.minimum(1), z.maximum(LARGEST_PAGE))),
  SearchTerm: z.optional(z.string().check(...storableText(100))),
  Sort: z.optional(z.string().check(z.regex(/^-?[A-Za-z][A-Za-z0-9.]{0,63}$/))),
});
export type PageQuery = z.output<typeof pageQuery>;

/** With 'false' a page waits for no count: its `totalCount` is then how many rows are known to be there. */
export const counted = z.optional(z.enum(['true', 'false']));

/** What a call answers that counts a list, no further than `MAX_COUNTED`. */
export const countOfList = z.object({ count: z.int(), isCapped: z.boolean() });

export const pageOf = <Item>(item: z.ZodMiniType<Item>): z.ZodMiniType<Page<Item>> =>
  z.object({
    items: z.array(item),
    totalCount: z.int(),
    pageNumber: z.int(),
    pageSize: z.int(),
    totalPages: z.int(),
    hasNext: z.boolean(),
    hasPrevious: z.boolean(),
  }) as unknown as z.ZodMiniType<Page<Item>>;

/** What a list answers with: everything, or the page that was asked for. */
export const listOf = <Item>(item: z.ZodMiniType<Item>): z.ZodMiniType<Item[] | Page<Item>> =>
  z.union([z.array(item), pageOf(item)]) as unknown as z.ZodMiniType<Item[] | Page<Item>>;
