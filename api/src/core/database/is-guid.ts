import * as z from 'zod/mini';

const guid = z.guid();

/** Whether a text has the form of an id: asked before a query, since PostgreSQL fails on any other text. */
export const isGuid = (value: unknown): value is string => guid.safeParse(value).success;
