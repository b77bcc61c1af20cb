/**
 * `pnpm migration`, after `tsc -b`: what changed in the areas' tables since the last migration, as a new one.
 * drizzle-kit reads tables as exports of a file, so the list of areas is written out as one.
 */
import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { tables } from './dist/areas.js';

/** Triggers, which the schema cannot say: added to the migration that creates their table. */
const TRIGGERS = [{ table: 'audit_entries', file: 'src/core/audit/append-only.sql' }];

const folder = path.join(import.meta.dirname, 'migrations');
// The first migration may be made anew, in a folder that is not there.
mkdirSync(folder, { recursive: true });
const migrations = () => readdirSync(folder, { recursive: true }).filter((name) => name.endsWith('.sql'));
const before = new Set(migrations());

const names = tables.map((_, index) => `table${index}`).join(', ');
writeFileSync(
  path.join(import.meta.dirname, 'dist/schema.js'),
  `import { tables } from './areas.js';\n\nexport const [${names}] = tables;\n`,
);

execFileSync('drizzle-kit', ['generate', ...process.argv.slice(2)], {
  cwd: import.meta.dirname,
  stdio: 'inherit',
  shell: process.platform === 'win32',
});

for (const name of migrations().filter((file) => !before.has(file))) {
  const migration = path.join(folder, name);
  const made = readFileSync(migration, 'utf8');
  for (const { table, file } of TRIGGERS) {
    if (!made.includes(`CREATE TABLE "${table}"`)) continue;
    const triggers = readFileSync(path.join(import.meta.dirname, file), 'utf8');
    appendFileSync(migration, `--> statement-breakpoint\n${triggers}`);
  }
}
