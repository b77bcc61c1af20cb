import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import type { Database } from '../core/database/open.ts';

/** Makes tables that a test declares, the way that a migration would. */
export const makeTables = async (
  database: Database,
  tables: { readonly [name: string]: PgTable | undefined },
): Promise<void> => {
  const statements = await generateMigration(generateDrizzleJson({}), generateDrizzleJson(tables));
  for (const statement of statements) await database.execute(sql.raw(statement));
};
