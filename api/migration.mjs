/** `pnpm migration`, after `tsc -b`: what changed in the schema since the last migration, as a new one. */
import { execFileSync } from 'node:child_process';
import { appendFileSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import * as schema from './dist/core/database/schema.js';
import { openCountStatements } from './dist/areas/dashboard/open-count.js';
import { documentCountStatements } from './dist/areas/documents/counts.js';
import { isOwnedTable } from './dist/core/records/owned-table.js';
import { countingStatements, isCounted } from './dist/core/records/row-counts.js';

const folder = path.join(import.meta.dirname, 'migrations');

execFileSync('drizzle-kit', ['generate', ...process.argv.slice(2)], {
  cwd: import.meta.dirname,
  stdio: 'inherit',
  shell: process.platform === 'win32',
});

// drizzle-kit knows no triggers: those of the tables that are new go to the end of what it wrote.
const files = readdirSync(folder)
  .filter((name) => name.endsWith('.sql'))
  .sort()
  .map((name) => path.join(folder, name));
const written = files.map((file) => readFileSync(file, 'utf8')).join('\n');
const uncounted = Object.values(schema)
  .filter((table) => is(table, PgTable) && (isOwnedTable(table) || isCounted(table)))
  .map((table) => getTableName(table))
  .filter((name) => !written.includes(`CREATE TRIGGER "${name}_added"`));
const missing = [
  ...(uncounted.length > 0 ? countingStatements(uncounted) : []),
  ...(written.includes('open_reminders_added') ? [] : openCountStatements),
  ...(written.includes('documents_counted') ? [] : documentCountStatements),
];
if (missing.length > 0)
  appendFileSync(files.at(-1), missing.map((statement) => `--> statement-breakpoint\n${statement}`).join(''));
