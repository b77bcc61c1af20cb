import * as z from 'zod/mini';
import { storableText } from './rules/text.ts';
import type { Page } from './page-items.ts';

/** Largest page size; screens use 5, 10 or 25 (specification: service). */
export const LARGEST_PAGE = 100;

/** Highest count; longer lists say "10 000+". */
export const MAX_COUNTED = 10_000;

/**
 * Query for a page of a list; without `PageNumber` the whole list comes, oldest first (specification: service,
 * "Lists"). `Sort` is a field of the row, with a dash for descending: `-startDate`.
 */
export const pageQuery = z.strictObject({
  PageNumber: z.optional(z.coerce.number<number>().check(z.int(), z.minimum(1), z.maximum(1_000_000))),
  PageSize: z.optional(z.coerce.number<number>().check(z.int(), z.minimum(1), z.maximum(LARGEST_PAGE))),
  SearchTerm: z.optional(z.string().check(...storableText(100))),
  Sort: z.optional(z.string().check(z.regex(/^-?[A-Za-z][A-Za-z0-9.]{0,63}$/))),
});
export type PageQuery = z.output<typeof pageQuery>;

/** 'false' skips counting; `totalCount` then covers only the rows known so far. */
export const counted = z.optional(z.enum(['true', 'false']));

/** Count of a list, up to `MAX_COUNTED`. */
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

/** Answer of a list: everything, or the requested page. */
export const listOf = <Item>(item: z.ZodMiniType<Item>): z.ZodMiniType<Item[] | Page<Item>> =>
  z.union([z.array(item), pageOf(item)]) as unknown as z.ZodMiniType<Item[] | Page<Item>>;
