import { sql } from 'drizzle-orm';
import type { Database } from '../database/open.ts';

/** Channel of NOTIFY: something else is in use, or another instance of the service runs. */
export const CHANGED = 'releases_changed';

/** Tells all servers, once the transaction is committed. */
export const tellChanged = async (within: Database): Promise<void> => {
  await within.execute(sql`select pg_notify(${CHANGED}, '')`);
};
