/**
 * `npm run import-plans -- <file.csv> [--dry-run | --import]`
 *
 * Takes the plans that people compare from a CSV file: docs/guides/import-plans.md. Reads the same environment as the
 * service (DATA_DIR or DATABASE_URL).
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { bin, install, node, root, run } from './workspace.mjs';

await install();
const command = path.join(root, 'api/dist/import-plans.js');
if (!existsSync(command)) await run(bin('tsc'), ['-b', 'api']);

process.env.DATA_DIR = path.resolve(root, process.env.DATA_DIR?.trim() || '.data');
// A file is named as seen from where npm was called.
const from = process.env.INIT_CWD ?? process.cwd();
const args = process.argv.slice(2).map((arg) => (arg.endsWith('.csv') ? path.resolve(from, arg) : arg));
await node([command, ...args]).catch(() => {
  process.exitCode = 1;
});
