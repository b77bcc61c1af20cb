import { execFileSync } from 'node:child_process';
import { appendFileSync, copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../commands/workspace.mjs';
import { trialImport } from '../release/gate/trial-import.mjs';
import { excessOf } from '../release/limits.mjs';
import { placeRemoteApart } from './remote-apart.mjs';
import { writeRemoteOfGuide } from './remote-guide.mjs';

let remote;
let folder;
beforeAll(() => {
  remote = placeRemoteApart();
  ({ folder } = remote);
  writeRemoteOfGuide(folder);
});
afterAll(() => remote.remove());

test('the remote of the guide passes its own tests and the build', async () => {
  expect(await remote.ownTests()).toBe('');
  expect(await remote.bundle()).toBe('');
  expect(excessOf(folder)).toEqual([]);
  expect(await trialImport(path.join(folder, 'dist/site'))).toBeNull();
});

test('its build refuses a style that reaches outside, in one sentence', async () => {
  const file = path.join(folder, 'src/countries/page.module.css');
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, `${text}\nh1 {\n  color: red;\n}\n`);
  const said = await remote.bundle();
  writeFileSync(file, text);
  expect(said.trim()).toBe(
    'src/countries/page.module.css:5: the selector "h1" reaches outside this remote. Begin it with a class of this file.',
  );
});

test('a build that fails leaves nothing that git would take up', async () => {
  const git = (...args) =>
    execFileSync('git', ['-c', 'user.name=Squad', '-c', 'user.email=squad@example.org', ...args], {
      cwd: remote.workspace,
      encoding: 'utf8',
    });
  copyFileSync(path.join(root, '.gitignore'), path.join(remote.workspace, '.gitignore'));
  appendFileSync(path.join(folder, 'src/pages.ts'), `\nexport * from './not-there.ts';\n`);
  git('init', '-q');
  git('add', '-A');
  git('commit', '-qm', 'Break the build');

  expect(await remote.bundle()).toContain('not-there.ts');
  const declaration = path.join(folder, 'remote.ts');
  writeFileSync(
    declaration,
    readFileSync(declaration, 'utf8').replace(`icon: 'plane'`, `icon: 'rocket-ship'`),
  );
  expect(await remote.bundle()).toContain('rocket-ship');

  expect(git('status', '--porcelain', '--untracked-files=all').trim()).toBe('M mfe-travel/remote.ts');
});
