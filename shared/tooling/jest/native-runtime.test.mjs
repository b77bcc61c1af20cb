import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { root } from '../commands/workspace.mjs';
import { JEST_TEST } from '../tests/patience.mjs';

/** Sorts tests by name, because Jest runs larger files first and one test must follow another here. */
const BY_NAME = `module.exports = class {
  sort(tests) {
    return tests.toSorted((a, b) => (a.path < b.path ? -1 : 1));
  }
  cacheResults() {}
};`;

const FILES = {
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
  'leaving.test.ts': `Array.prototype.random = () => 4;
test('adds', () => undefined);`,
  'meeting.test.ts': `test('meets', () => {
  const met = [];
  for (const name in []) met.push(name);
  expect(met).toEqual([]);
});`,
  'passing.test.ts': `test('right', () => {
  expect(typeof jest).toBe('undefined');
});`,
};

/** Jest's results with the preset: tests by title, files by name. */
let told;
/** Names of the test files in the order of running. */
let order;

beforeAll(() => {
  const folder = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'phila-native-runtime-')));
  try {
    const preset = JSON.stringify(path.join(root, 'shared/tooling/jest/node.mjs'));
    mkdirSync(path.join(folder, 'src'));
    writeFileSync(path.join(folder, 'package.json'), '{ "type": "module" }');
    writeFileSync(path.join(folder, 'by-name.cjs'), BY_NAME);
    writeFileSync(
      path.join(folder, 'jest.config.mjs'),
      `import preset from ${preset};\nexport default { ...preset, testSequencer: './by-name.cjs' };`,
    );
    for (const [name, text] of Object.entries(FILES)) writeFileSync(path.join(folder, 'src', name), text);
    const jest = path.join(root, 'node_modules/jest/bin/jest.js');
    const { stdout } = spawnSync(
      process.execPath,
      [jest, '--json', '--runInBand', '--testTimeout', String(JEST_TEST)],
      { cwd: folder, encoding: 'utf8', env: { ...process.env, NO_COLOR: '1' } },
    );
    const { testResults } = JSON.parse(stdout);
    order = testResults.map(({ name }) => path.basename(name));
    told = Object.fromEntries(
      testResults.flatMap(({ name: file, status: outcome, message, assertionResults }) => [
        [path.basename(file), `${outcome}${message}`],
        ...assertionResults.map(({ title, status, failureMessages }) => [
          title,
          `${status}${failureMessages.join()}`,
        ]),
      ]),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test('failures point at their line of the source, and none passes unnoticed', () => {
  expect(told.wrong).toMatch(/^failed.*failing\.test\.ts:8:\d+/s);
  expect(told.late).toMatch(/^failed.*Exceeded timeout of 50 ms/s);
  expect(told.unheard).toMatch(/^failed.*nobody waits for this/s);
  expect(told.begun).toMatch(/^failed.*not begun/s);
  expect(told.right).toBe('passed');
});

test('a file that leaves an enumerable method on every list fails, and the next one does not meet it', () => {
  expect(order.indexOf('meeting.test.ts')).toBe(order.indexOf('leaving.test.ts') + 1);
  expect(told['leaving.test.ts']).toMatch(/^failed.*Array\.prototype\.random/s);
  expect(told.meets).toBe('passed');
});
