import { eq } from 'drizzle-orm';
import type { Database } from '../database/open.ts';
import { organisations } from './organisations.ts';

/** Names of the remotes that an organisation hides from its people; none for a consumer. */
export const remotesLeftOut = async (
  database: Database,
  osNo: number | null,
): Promise<ReadonlySet<string>> => {
  if (osNo === null) return new Set();
  const [found] = await database
    .select({ names: organisations.leftOutRemotes })
    .from(organisations)
    .where(eq(organisations.osNo, osNo));
  return new Set(found?.names);
};
