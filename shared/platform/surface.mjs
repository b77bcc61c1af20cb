/**
 * The public surface of `@phila/platform` and `@phila/platform/fake` alone; `npm run surface` writes and checks all of
 * the committed surfaces (shared/tooling/surface).
 *
 *   node shared/platform/surface.mjs           writes surface.api.txt
 *   node shared/platform/surface.mjs --check   prints what differs from it, and exits with 1 if anything does
 *
 * `--from <folder>` and `--file <file>` are for its own test.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { declaredSurface } from '../tooling/surface/declared-surface.mjs';
import { differences } from '../tooling/surface/differences.mjs';

const here = import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname);
const option = (/** @type {string} */ name) => {
  const at = process.argv.indexOf(name);
  return at < 0 ? undefined : process.argv[at + 1];
};

const dist = option('--from') ?? path.join(here, 'dist');
const kept = option('--file') ?? path.join(here, 'surface.api.txt');
const entries = {
  '@phila/platform': path.join(dist, 'index.d.ts'),
  '@phila/platform/fake': path.join(dist, 'fake.d.ts'),
};

if (!option('--from')) {
  const root = path.join(here, '../..');
  const { status } = spawnSync(path.join(root, 'node_modules/.bin/tsc'), ['-b', here], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
}

const now = declaredSurface(entries);
if (process.argv.includes('--check')) {
  const before = existsSync(kept) ? readFileSync(kept, 'utf8') : '';
  if (before !== now) {
    console.error(
      `The public surface of @phila/platform changed:\n\n${differences(before, now).join('\n')}\n\nIf that is meant, run "npm run surface" and commit what it writes.`,
    );
    process.exit(1);
  }
} else writeFileSync(kept, now);
