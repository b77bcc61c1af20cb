/**
 * `npm run import-employees -- <osNo|guid> <file.csv> [--replace] [--check]`
 *
 * Takes what an organisation supplies about its employees from a CSV file: docs/guides/import-employees.md. Reads the
 * same environment as the service (DATA_DIR or DATABASE_URL, and SEALING_KEYS where that is set).
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { bin, install, node, root, run } from './workspace.mjs';

await install();
const command = path.join(root, 'api/dist/import-employees.js');
if (!existsSync(command)) await run(bin('tsc'), ['-b', 'api']);

process.env.DATA_DIR = path.resolve(root, process.env.DATA_DIR?.trim() || '.data');
// A file is named as seen from where npm was called.
const from = process.env.INIT_CWD ?? process.cwd();
const args = process.argv.slice(2).map((arg) => (arg.endsWith('.csv') ? path.resolve(from, arg) : arg));
await node([command, ...args]).catch(() => {
  process.exitCode = 1;
});
