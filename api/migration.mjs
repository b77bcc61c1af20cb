/** `pnpm migration`, after `tsc -b`: what changed in the schema since the last migration, as a new one. */
import { execFileSync } from 'node:child_process';
import { appendFileSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Triggers, which the schema cannot say: added to the migration that creates their table. */
const TRIGGERS = [{ table: 'audit_entries', file: 'src/core/audit/append-only.sql' }];

const folder = path.join(import.meta.dirname, 'migrations');
const migrations = () => readdirSync(folder, { recursive: true }).filter((name) => name.endsWith('.sql'));
const before = new Set(migrations());

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
