import * as z from 'zod/mini';

const guid = z.guid();

/** Tells if a text is an id; ask before a query, because PostgreSQL fails on any other text. */
export const isGuid = (value: unknown): value is string => guid.safeParse(value).success;
