/**
 * `pnpm migration`, after `tsc -b`: what changed in the areas' tables since the last migration, as a new one.
 * drizzle-kit reads tables as exports of a file, so the list of areas is written out as one.
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

/** Functions and triggers, which the schema cannot say, each file as it is; a test finds one that no migration has. */
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
// No table changed: an empty migration is made for what is missing.
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
