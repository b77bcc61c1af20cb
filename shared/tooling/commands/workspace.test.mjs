import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

let copy;
beforeEach(() => {
  copy = mkdtempSync(path.join(os.tmpdir(), 'phila-install-'));
  mkdirSync(path.join(copy, 'shared/tooling/commands'), { recursive: true });
  copyFileSync(
    path.join(import.meta.dirname, 'workspace.mjs'),
    path.join(copy, 'shared/tooling/commands/workspace.mjs'),
  );
});
afterEach(() => rmSync(copy, { recursive: true, force: true }));

/** Installs in the copy, without a package manager on the PATH. */
const install = () =>
  execFileSync(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      `const { install } = await import('./shared/tooling/commands/workspace.mjs');
       console.log(await install().catch((error) => error.message));`,
    ],
    { cwd: copy, encoding: 'utf8', env: { PATH: copy } },
  ).trim();

test('a new workspace is installed', () => expect(install()).toContain('npx'));

test('a copy that shares what another workspace installed installs nothing: that would empty it', () => {
  mkdirSync(path.join(copy, 'elsewhere'));
  symlinkSync(path.join(copy, 'elsewhere'), path.join(copy, 'node_modules'));
  expect(install()).toBe('false');
});
