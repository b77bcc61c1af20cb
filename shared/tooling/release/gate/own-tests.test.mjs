import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { root } from '../../commands/workspace.mjs';
import { failureOfOwnTests } from './own-tests.mjs';

let workspace;
const write = (file, text) => writeFileSync(path.join(workspace, file), text);

/** Makes a workspace of one remote that passes. */
beforeEach(() => {
  workspace = mkdtempSync(path.join(os.tmpdir(), 'phila-own-tests-of-'));
  symlinkSync(path.join(root, 'node_modules'), path.join(workspace, 'node_modules'));
  mkdirSync(path.join(workspace, 'mfe-tried'));
  write('.oxlintrc.json', '{ "rules": { "no-debugger": "error" } }');
  write('jest.config.mjs', 'export default { projects: ["<rootDir>/mfe-tried"] };\n');
  const project = { displayName: 'mfe-tried', transform: {}, testMatch: ['<rootDir>/*.test.mjs'] };
  write('mfe-tried/jest.config.mjs', `export default ${JSON.stringify(project)};\n`);
  write('mfe-tried/sum.test.mjs', 'test("adds", () => expect(1 + 1).toBe(2));\n');
});

afterEach(() => rmSync(workspace, { recursive: true, force: true }));

const AGAIN = 'See it again: npm run unit -- --selectProjects mfe-tried';

test('a remote whose lint and unit tests pass is not refused', async () => {
  expect(await failureOfOwnTests('tried', workspace)).toBeNull();
});

test('a lint error refuses it, and what lint said is kept', async () => {
  write('mfe-tried/page.mjs', 'debugger;\n');
  const { sentence, said } = await failureOfOwnTests('tried', workspace);
  expect(sentence).toBe('tried has lint errors. See them again: npx oxlint mfe-tried');
  expect(said).toContain('page.mjs');
});

test('a unit test that fails refuses it, and so does one that cannot be read', async () => {
  write('mfe-tried/wrong.test.mjs', 'test("adds", () => expect(1 + 1).toBe(3));\n');
  write('mfe-tried/broken.test.mjs', 'import "./missing.mjs";\n');
  const { sentence, said } = await failureOfOwnTests('tried', workspace);
  expect(sentence).toBe(`2 of the unit tests of tried failed. ${AGAIN}`);
  expect(said).toContain('wrong.test.mjs');
});

test('a remote without any unit test is refused', async () => {
  rmSync(path.join(workspace, 'mfe-tried/sum.test.mjs'));
  expect((await failureOfOwnTests('tried', workspace)).sentence).toMatch(
    /^(tried has no unit test|The unit tests of tried did not run)\./,
  );
});
