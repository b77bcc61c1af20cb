import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import type { Database } from '../core/database/open.ts';

// Hides enumerable methods that drizzle-kit adds. `for (… in list)` would iterate them in the whole process: Ajv would
// compile no validator, and pdf.js open no file.
for (const prototype of [Array.prototype, String.prototype])
  for (const name of Object.keys(prototype)) Object.defineProperty(prototype, name, { enumerable: false });

/** Creates tables declared by a test, as a migration would. */
export const makeTables = async (
  database: Database,
  tables: { readonly [name: string]: PgTable | undefined },
): Promise<void> => {
  const statements = await generateMigration(generateDrizzleJson({}), generateDrizzleJson(tables));
  for (const statement of statements) await database.execute(sql.raw(statement));
};
