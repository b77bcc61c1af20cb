import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { bin, root } from '../commands/workspace.mjs';
import { generate } from './generate.mjs';

const run = promisify(execFile);

/** Everything that would end a text, or begin something else, where it is written by hand. */
const TITLE = `What's "New" in \`\${travel}\` \\ {all} <b>&amp;</b> ${'far away '.repeat(6)}`;

let workspace;
let folder;

/** The workspace as a remote sees it, away from the real one: nobody there builds or tests a folder of this test's. */
beforeEach(() => {
  workspace = mkdtempSync(path.join(os.tmpdir(), 'phila-new-remote-'));
  for (const place of ['node_modules', 'shared', 'tsconfig.base.json', 'tsconfig.browser.json'])
    symlinkSync(path.join(root, place), path.join(workspace, place));
  folder = path.join(workspace, 'mfe-travel');
  mkdirSync(folder);
  // A further remote has the dependencies of those that are there.
  symlinkSync(path.join(root, 'mfe-public/node_modules'), path.join(folder, 'node_modules'));
});

afterEach(() => rmSync(workspace, { recursive: true, force: true }));

/** What a program says in the new remote's folder where it fails. */
const complaints = (command, args) =>
  run(command, args, { cwd: folder, env: { ...process.env, NO_COLOR: '1' } }).then(
    () => '',
    ({ stdout, stderr }) => stdout + stderr,
  );

test('a new remote passes the type check, lint and its own test, whatever its title', async () => {
  generate(folder, { name: 'travel', title: TITLE });
  const lint = ['--deny-warnings', '--config', path.join(root, '.oxlintrc.json'), 'src', 'remote.ts'];
  const jest = path.join(root, 'node_modules/jest/bin/jest.js');
  expect(
    await Promise.all([
      complaints(bin('tsc'), ['-p', '.', '--noEmit']),
      complaints(bin('oxlint'), lint),
      complaints(process.execPath, [
        '--experimental-vm-modules',
        '--no-warnings',
        jest,
        '--testTimeout',
        '60000',
      ]),
    ]),
  ).toEqual(['', '', '']);
});

test('without a title it is called as its folder', () => {
  generate(folder, { name: 'travel-plans' });
  const [declaration, page] = ['remote.ts', 'src/overview/page.tsx'].map((file) =>
    readFileSync(path.join(folder, file), 'utf8'),
  );
  expect(declaration).toContain(`const title = 'Travel plans';`);
  expect(page).toContain(`const TITLE = 'Travel plans';`);
});
