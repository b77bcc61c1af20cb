/**
 * `pnpm migration`, after `tsc -b`: writes a migration with the changes of the areas' tables since the last one.
 * drizzle-kit reads tables from a file's exports, so this writes a file that exports all areas' tables.
 */
import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { tables } from './dist/areas.js';

const folder = path.join(import.meta.dirname, 'migrations');
// When the first migration is generated again, its folder does not exist yet.
mkdirSync(folder, { recursive: true });
const migrations = () => readdirSync(folder, { recursive: true }).filter((name) => name.endsWith('.sql'));
const before = new Set(migrations());

/**
 * SQL files of functions and triggers, because the schema cannot describe them. A test finds a file that no migration
 * contains.
 */
const source = path.join(import.meta.dirname, 'src');
const byHand = readdirSync(source, { recursive: true })
  .filter((name) => name.endsWith('.sql'))
  .toSorted()
  .map((name) => readFileSync(path.join(source, name), 'utf8'));
const written = [...before].map((name) => readFileSync(path.join(folder, name), 'utf8'));
const missing = byHand.filter((text) => !written.some((migration) => migration.includes(text)));

const names = tables.map((_, index) => `table${index}`).join(', ');
writeFileSync(
  path.join(import.meta.dirname, 'dist/schema.js'),
  `import { tables } from './areas.js';\n\nexport const [${names}] = tables;\n`,
);

const added = () => migrations().filter((name) => !before.has(name));
const generate = (...more) =>
  execFileSync('drizzle-kit', ['generate', ...process.argv.slice(2), ...more], {
    cwd: import.meta.dirname,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });

generate();
// Makes an empty migration for missing SQL files if no table changed.
if (missing.length > 0 && added().length === 0) generate('--custom');
for (const name of added())
  for (const text of missing.splice(0))
    appendFileSync(path.join(folder, name), `--> statement-breakpoint\n${text}`);

// drizzle-kit compares with the newest snapshot alone.
const meta = path.join(folder, 'meta');
const snapshots = readdirSync(meta)
  .filter((name) => name.endsWith('_snapshot.json'))
  .toSorted();
for (const name of snapshots.slice(0, -1)) rmSync(path.join(meta, name));
