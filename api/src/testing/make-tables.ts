import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import type { Database } from '../core/database/open.ts';

// drizzle-kit adds enumerable methods to these. In `for (… in list)` each would be one more item of every list of this
// process: Ajv then compiles no validator, and pdf.js opens no file.
for (const prototype of [Array.prototype, String.prototype])
  for (const name of Object.keys(prototype)) Object.defineProperty(prototype, name, { enumerable: false });

/** Makes tables that a test declares, the way that a migration would. */
export const makeTables = async (
  database: Database,
  tables: { readonly [name: string]: PgTable | undefined },
): Promise<void> => {
  const statements = await generateMigration(generateDrizzleJson({}), generateDrizzleJson(tables));
  for (const statement of statements) await database.execute(sql.raw(statement));
};
