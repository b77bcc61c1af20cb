/**
 * `npm run surface`: writes the committed surfaces again (shared/tooling/surface).
 * `npm run surface -- --check`: prints what differs from them and what of it breaks others; fails if anything does.
 * With `--compiled` the types were compiled just now, as in `npm test`, and are not looked at again.
 * `npm run surface -- --release`: keeps the surfaces as those of a released version, against which every later one is held.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { install, root } from './workspace.mjs';

const isCompiled = process.argv.includes('--compiled');
if (!isCompiled) {
  await install();
  const { compile } = await import('./build.mjs');
  await compile().catch((error) => {
    console.error(error.message);
    process.exit(1);
  });
}
const { surfaces } = await import('../surface/surfaces.mjs');
const { differences } = await import('../surface/differences.mjs');
const { faultsSinceRelease, keepReleased } = await import('../surface/released.mjs');

const unknown = process.argv.slice(2).find((flag) => !['--check', '--release', '--compiled'].includes(flag));
if (unknown !== undefined) {
  console.error(`There is no ${unknown}. Usage: npm run surface [-- --check | --release]`);
  process.exit(1);
}

const check = process.argv.includes('--check');
/** @type {string[]} */
const faults = [];
const made = [];
for (const surface of surfaces) {
  const file = path.join(root, surface.file);
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const now = await surface.make();
  made.push({ ...surface, now });
  if (before === now) continue;
  if (!check) {
    writeFileSync(file, now);
    console.log(`Wrote ${surface.file}.`);
    continue;
  }
  const lines = differences(before, now);
  const shown =
    lines.length > 200 ? [...lines.slice(0, 200), `… and ${lines.length - 200} more lines`] : lines;
  console.error(`${surface.file} differs:\n\n${shown.join('\n')}\n`);
  faults.push(
    `${surface.file} is not what the sources say. Run "npm run surface", and commit what it writes.`,
  );
}
const promised = made.flatMap(({ breaking, ...surface }) =>
  breaking === null ? [] : [{ ...surface, breaking }],
);
if (process.argv.includes('--release')) {
  keepReleased(promised);
  console.log('Kept as released. Commit shared/tooling/surface/released.');
} else {
  const broken = faultsSinceRelease(promised);
  if (broken.length > 0)
    console.error(
      `${broken.join('\n')}\nWhat others were built against must go on working: add instead, or give a new major version in its package.json.`,
    );
  if (check) faults.push(...broken);
}
if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exit(1);
}
