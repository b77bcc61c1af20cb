import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { root } from '../commands/workspace.mjs';

let folder;
beforeAll(() => {
  folder = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'phila-native-runtime-')));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs jest with the preset on these test files: what it says of each test by its title, and of each file by its name. */
const runTests = (files) => {
  const preset = JSON.stringify(path.join(root, 'shared/tooling/jest/node.mjs'));
  rmSync(path.join(folder, 'src'), { recursive: true, force: true });
  mkdirSync(path.join(folder, 'src'));
  writeFileSync(path.join(folder, 'package.json'), '{ "type": "module" }');
  writeFileSync(path.join(folder, 'jest.config.mjs'), `export { default } from ${preset};`);
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, 'src', name), text);
  const jest = path.join(root, 'node_modules/jest/bin/jest.js');
  const { stdout } = spawnSync(process.execPath, [jest, '--json', '--runInBand'], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1' },
  });
  const { testResults } = JSON.parse(stdout);
  return Object.fromEntries(
    testResults.flatMap(({ name: file, status: outcome, message, assertionResults }) => [
      [path.basename(file), `${outcome}${message}`],
      ...assertionResults.map(({ title, status, failureMessages }) => [
        title,
        `${status}${failureMessages.join()}`,
      ]),
    ]),
  );
};

test('what fails is found at its line of the source, and nothing that goes wrong passes', () => {
  const told = runTests({
    'kept.ts': 'export const kept: { count: number } = { count: 0 };',
    'failing.test.ts': `import { kept } from './kept.ts';

interface Wanted { is: number }
const wanted: Wanted = { is: 2 };
kept.count += 1;

test('wrong', () => {
  expect(1).toBe(wanted.is);
});
test('late', () => new Promise(() => undefined), 50);
test('unheard', async () => {
  void Promise.reject(new Error('nobody waits for this'));
  await new Promise((resolve) => setTimeout(resolve));
});
describe('after a failed beginning', () => {
  beforeAll(() => Promise.reject(new Error('not begun')));
  test('begun', () => undefined);
});`,
    'passing.test.ts': `test('right', () => {
  expect(typeof jest).toBe('undefined');
});`,
  });
  expect(told.wrong).toMatch(/^failed.*failing\.test\.ts:8:\d+/s);
  expect(told.late).toMatch(/^failed.*Exceeded timeout of 50 ms/s);
  expect(told.unheard).toMatch(/^failed.*nobody waits for this/s);
  expect(told.begun).toMatch(/^failed.*not begun/s);
  expect(told.right).toBe('passed');
}, 60_000);

test('a file that leaves an enumerable method on every list fails, and the next one does not meet it', () => {
  const told = runTests({
    'a.test.ts': `Array.prototype.random = () => 4;
test('adds', () => undefined);`,
    'b.test.ts': `test('meets', () => {
  const met = [];
  for (const name in []) met.push(name);
  expect(met).toEqual([]);
});`,
  });
  expect(told['a.test.ts']).toMatch(/^failed.*Array\.prototype\.random/s);
  expect(told.meets).toBe('passed');
}, 60_000);
