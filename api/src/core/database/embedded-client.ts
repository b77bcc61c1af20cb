import { type PGlite, type QueryOptions, types } from '@electric-sql/pglite';
import { fromPglite } from 'pg-boss';

/** OIDs of list types that PGlite does not name: times without and with a zone, days, intervals and decimals. */
const LISTS = [1115, 1185, 1182, 1187, 1231];

/** Types that drizzle parses itself, from PostgreSQL's own text. */
const AS_WRITTEN = [types.TIMESTAMP, types.TIMESTAMPTZ, types.DATE, types.INTERVAL, ...LISTS];

const asWritten = (text: string): string => text;

/**
 * Prepares PGlite for drizzle. Sets drizzle's parsers once: passing them with each query makes PGlite copy its whole
 * list, a fifth of a small query's cost.
 */
export const forDrizzle = (client: PGlite): PGlite => {
  Object.assign(client.parsers, Object.fromEntries(AS_WRITTEN.map((type) => [type, asWritten])));
  const query = client.query.bind(client);
  client.query = <T>(text: string, params?: unknown[], { parsers, ...options }: QueryOptions = {}) =>
    query<T>(text, params, parsers === AS_DATES ? { ...options, parsers } : options);
  return client;
};

const asDate = (text: string): Date => new Date(text);
const AS_DATES = { [types.TIMESTAMP]: asDate, [types.TIMESTAMPTZ]: asDate };

/** Wraps the same PGlite for pg-boss, which expects times as dates. */
export const forJobs = (client: PGlite): ReturnType<typeof fromPglite> =>
  fromPglite({
    query: (text, params) => client.query(text, params, { parsers: AS_DATES }),
    exec: (text) => client.exec(text, { parsers: AS_DATES }),
    listen: (channel, heard) => client.listen(channel, heard),
  });
