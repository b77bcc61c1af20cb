import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { copyWorkspace } from '../workspace-copy/workspace-copy.mjs';

/*
 * Checks that builds are reproducible. A release is identified by the hash of its files, so if a build differed by
 * folder, a restart would release unchanged remotes again.
 */

const BUNDLES = /\/dist\/(?:site|plain|dev|\.bundled)$/;

/** Hashes every file below the folder, by path. */
const hashesOf = (folder) =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .map((file) => [
        path.relative(folder, file),
        createHash('sha256').update(readFileSync(file)).digest('hex'),
      ])
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );

const copies = [];
afterAll(() => {
  for (const copy of copies) rmSync(copy, { recursive: true, force: true });
});

const built = (remote) => {
  const copy = copyWorkspace((place) => !BUNDLES.test(place));
  copies.push(copy);
  const options = { cwd: copy, env: { ...process.env, NODE_ENV: 'production' }, stdio: 'pipe' };
  execFileSync(process.execPath, ['shared/tooling/commands/bundle.mjs', remote], options);
  return hashesOf(path.join(copy, remote, 'dist/site'));
};

test('the same sources give the same release in two folders, byte for byte', () => {
  const [one, other] = [built('mfe-details'), built('mfe-details')];
  expect(Object.keys(one).length).toBeGreaterThan(20);
  expect(other).toEqual(one);
});
