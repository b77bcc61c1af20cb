import { execFile, execFileSync } from 'node:child_process';
import {
  appendFileSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { bin, root } from '../commands/workspace.mjs';
import { trialImport } from '../release/gate/trial-import.mjs';
import { excessOf } from '../release/limits.mjs';
import { selectorsReachingOutside } from '../webpack/own-styles.mjs';
import { generate } from './generate.mjs';

const run = promisify(execFile);
const BUNDLE = path.join(root, 'shared/tooling/commands/bundle.mjs');
const guide = readFileSync(path.join(root, 'docs/guides/write-a-remote.md'), 'utf8');

/** The files of the guide: each block whose language is followed by a path. */
const filesOfGuide = () =>
  [...guide.matchAll(/^```(?:tsx?|css) (\S+)\n(.*?)^```$/gms)].map(([, file, text]) => ({ file, text }));

let workspace;
let folder;

beforeAll(() => {
  workspace = mkdtempSync(path.join(os.tmpdir(), 'phila-guide-'));
  for (const place of ['node_modules', 'shared', 'tsconfig.base.json', 'tsconfig.browser.json'])
    symlinkSync(path.join(root, place), path.join(workspace, place));
  folder = path.join(workspace, 'mfe-travel');
  mkdirSync(folder);
  symlinkSync(path.join(root, 'mfe-public/node_modules'), path.join(folder, 'node_modules'));
  generate(folder, { name: 'travel', title: 'Travel' });
  for (const { file, text } of filesOfGuide()) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  // The page that the template begins with is not declared any more.
  rmSync(path.join(folder, 'src/overview/page.tsx'));
});

afterAll(() => rmSync(workspace, { recursive: true, force: true }));

/** What a program says in the remote's folder where it fails. */
const complaints = (command, args) =>
  run(command, args, { cwd: folder, env: { ...process.env, NO_COLOR: '1' } }).then(
    () => '',
    ({ stdout, stderr }) => stdout + stderr,
  );

test('the remote of the guide passes the type check, lint, its own tests and the build', async () => {
  expect(filesOfGuide().map(({ file }) => file)).toContain('remote.ts');
  const lint = ['--deny-warnings', '--config', path.join(root, '.oxlintrc.json'), 'src', 'remote.ts'];
  expect(await complaints(bin('tsc'), ['-p', '.', '--noEmit'])).toBe('');
  expect(await complaints(bin('oxlint'), lint)).toBe('');
  const jest = path.join(root, 'node_modules/jest/bin/jest.js');
  const jestArgs = ['--experimental-vm-modules', '--no-warnings', jest, '--testTimeout', '60000'];
  expect(await complaints(process.execPath, jestArgs)).toBe('');
  expect(await complaints(process.execPath, [BUNDLE, folder])).toBe('');
  expect(excessOf(folder)).toEqual([]);
  expect(await trialImport(path.join(folder, 'dist/site'))).toBeNull();
}, 300_000);

test('its build refuses a style that reaches outside, in one sentence', async () => {
  const file = path.join(folder, 'src/countries/page.module.css');
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, `${text}\nh1 {\n  color: red;\n}\n`);
  const said = await complaints(process.execPath, [BUNDLE, folder]);
  writeFileSync(file, text);
  expect(said.trim()).toBe(
    'src/countries/page.module.css:5: the selector "h1" reaches outside this remote. Begin it with a class of this file.',
  );
}, 300_000);

test('the guide names every field that a remote can declare, and every variable of the theme', () => {
  const read = (file) => readFileSync(path.join(root, file), 'utf8');
  const declared = ['route', 'menu-entry', 'side-panel-action', 'overview-part'].flatMap((file) =>
    [...read(`shared/contract/src/remote/${file}.ts`).matchAll(/^ {2,4}(\w+): /gm)].map(([, name]) => name),
  );
  const fields = declared.filter((name) => !['error', 'path', 'params', 'fields', 'rows'].includes(name));
  expect(fields.length).toBeGreaterThan(25);
  expect(fields.filter((name) => !guide.includes(`\`${name}\``))).toEqual([]);
  const slots = [...read('shared/contract/surface.api.txt').matchAll(/slot: .*?"([a-z]+)"/g)].map(
    ([, name]) => name,
  );
  expect(new Set(slots).size).toBe(8);
  expect(slots.filter((name) => !guide.includes(`\`${name}\``))).toEqual([]);
  const colours = [
    ...read('shared/platform/surface.api.txt').matchAll(/interface Palette \{([^}]*)\}/g),
  ][0][1];
  const variables = [...colours.matchAll(/(\w+): string/g)].map(
    ([, name]) => `--phila-${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
  );
  expect(variables.filter((name) => !guide.includes(`\`${name}\``))).toEqual([]);
});

test('its styles stay inside', () => {
  const styles = filesOfGuide().filter(({ file }) => file.endsWith('.css'));
  expect(styles.length).toBeGreaterThan(0);
  for (const { text } of styles) expect(selectorsReachingOutside(text)).toEqual([]);
});

test('a build that fails leaves nothing that git would take up', async () => {
  const git = (...args) =>
    execFileSync('git', ['-c', 'user.name=Squad', '-c', 'user.email=squad@example.org', ...args], {
      cwd: workspace,
      encoding: 'utf8',
    });
  copyFileSync(path.join(root, '.gitignore'), path.join(workspace, '.gitignore'));
  appendFileSync(path.join(folder, 'src/pages.ts'), `\nexport * from './not-there.ts';\n`);
  git('init', '-q');
  git('add', '-A');
  git('commit', '-qm', 'Break the build');

  expect(await complaints(process.execPath, [BUNDLE, folder])).toContain('not-there.ts');
  const declaration = path.join(folder, 'remote.ts');
  writeFileSync(
    declaration,
    readFileSync(declaration, 'utf8').replace(`icon: 'plane'`, `icon: 'rocket-ship'`),
  );
  expect(await complaints(process.execPath, [BUNDLE, folder])).toContain('rocket-ship');

  expect(git('status', '--porcelain', '--untracked-files=all').trim()).toBe('M mfe-travel/remote.ts');
}, 120_000);
