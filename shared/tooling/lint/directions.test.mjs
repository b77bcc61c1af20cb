import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { bin, root } from '../commands/workspace.mjs';

let folder;

beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'phila-lint-'));
  copyFileSync(path.join(root, '.oxlintrc.json'), path.join(folder, '.oxlintrc.json'));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What the linter says of one import in one file. */
const lint = (file, imported) => {
  const place = path.join(folder, file);
  mkdirSync(path.dirname(place), { recursive: true });
  writeFileSync(place, `import { thing } from '${imported}';\n\nexport const other = thing;\n`);
  try {
    execFileSync(bin('oxlint'), ['--deny-warnings', file], { cwd: folder, encoding: 'utf8' });
    return 'allowed';
  } catch (error) {
    return /no-restricted-imports/.test(error.stdout) ? 'refused' : error.stdout;
  } finally {
    rmSync(place);
  }
};

test.each([
  ['shared/contract/src/a.ts', '@phila/platform'],
  ['shared/contract/src/a.ts', 'react'],
  ['shared/contract/src/a.ts', '@phila/platform/host'],
  ['shared/contract/src/a.ts', '@phila/api'],
  ['shared/contract/src/a.ts', '@phila/finance'],
  ['shared/contract/src/a.ts', '@phila/finance/calculators'],
  ['shared/finance/src/a.ts', '@phila/contract'],
  ['shared/finance/src/a.ts', '@phila/platform/host'],
  ['shared/platform/src/a.ts', '@phila/ui'],
  ['shared/ui/src/a.ts', '@phila/shell'],
  ['shared/ui/src/a.ts', '@phila/platform/host'],
  ['mfe-details/src/a.ts', '@phila/mfe-public'],
  ['mfe-details/src/a.ts', '../../shell/src/Shell.tsx'],
  ['mfe-details/src/a.ts', 'antd/es/button'],
  ['mfe-details/src/a.ts', '@phila/platform/host'],
  ['shell/src/a.ts', '@phila/mfe-details'],
  ['shell/src/a.ts', '../../mfe-details/remote.ts'],
  ['api/src/a.ts', '@phila/ui'],
])('%s may not import %s', (file, imported) => {
  expect(lint(file, imported)).toBe('refused');
});

test.each([
  ['shared/contract/src/a.ts', '@phila/finance/loan'],
  ['shared/platform/src/a.ts', '@phila/contract/calls'],
  ['shared/ui/src/a.ts', '@phila/platform'],
  ['shared/ui/src/a.ts', 'antd/es/button'],
  ['mfe-details/src/a.ts', '@phila/ui'],
  ['mfe-details/src/a.ts', '../remote.ts'],
  ['shell/src/a.ts', '@phila/platform/host'],
  ['api/src/a.ts', '@phila/contract'],
  ['api/src/a.ts', '@phila/finance/calculators'],
])('%s may import %s', (file, imported) => {
  expect(lint(file, imported)).toBe('allowed');
});
