import { eq } from 'drizzle-orm';
import type { Database } from '../../../core/database/open.ts';
import { bundles } from '../tables.ts';

/** The id of a demo bundle, for demo orders. */
export const demoBundleId = async (database: Database, name: string): Promise<number> => {
  const [bundle] = await database.select({ id: bundles.id }).from(bundles).where(eq(bundles.name, name));
  if (bundle === undefined) throw new Error(`The demo has no bundle ${name}`);
  return bundle.id;
};
