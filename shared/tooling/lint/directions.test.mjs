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
  ['shared/contract/src/a.ts', '@phila/cv-template'],
  ['shared/finance/src/a.ts', '@phila/contract'],
  ['shared/finance/src/a.ts', '@phila/cv-template'],
  ['shared/cv-template/src/a.ts', '@phila/ui'],
  ['shared/cv-template/src/a.ts', '@phila/contract'],
  ['shared/cv-template/src/a.ts', 'react'],
  ['shared/platform/src/a.ts', '@phila/cv-template/client'],
  ['shared/ui/src/a.ts', '@phila/cv-template'],
  ['shell/src/a.ts', '@phila/cv-template/client'],
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
  ['api/src/core/records/a.ts', '../../areas/details/public.ts'],
  ['api/src/core/a.ts', '../areas.ts'],
  ['api/src/core/http/a.ts', '../../site/index.ts'],
  ['api/src/core/a.ts', '../service.ts'],
  ['api/src/core/a.ts', '@phila/ui'],
  ['api/src/areas/account/a.ts', '../details/records.ts'],
  ['api/src/areas/account/a.ts', '../details/index.ts'],
  ['api/src/areas/account/a.ts', '../../areas.ts'],
  ['api/src/areas/account/a.ts', '../../site/index.ts'],
  ['api/src/areas/account/a.ts', '@phila/ui'],
  ['api/src/areas/employer/import/a.ts', '../../details/records.ts'],
  ['api/src/areas/employer/import/a.ts', '../../../service.ts'],
  ['api/src/areas/employer/import/rows/a.ts', '../../../details/records.ts'],
  ['api/src/areas/employer/import/rows/a.ts', '../../../details/import/records.ts'],
  ['api/src/areas/employer/import/rows/a.ts', '../../../../service.ts'],
  ['api/src/areas/employer/import/rows/a.ts', '../../../../site/index.ts'],
  ['api/src/areas/employer/import/rows/a.ts', '@phila/ui'],
])('%s may not import %s', (file, imported) => {
  expect(lint(file, imported)).toBe('refused');
});

test.each([
  ['shared/contract/src/a.ts', '@phila/finance/loan'],
  ['shared/cv-template/src/a.ts', '@phila/contract/format'],
  ['shared/platform/src/a.ts', '@phila/contract/calls'],
  ['shared/ui/src/a.ts', '@phila/platform'],
  ['shared/ui/src/a.ts', 'antd/es/button'],
  ['mfe-details/src/a.ts', '@phila/ui'],
  ['mfe-details/src/a.ts', '@phila/cv-template/client'],
  ['mfe-details/src/a.ts', '../remote.ts'],
  ['shell/src/a.ts', '@phila/platform/host'],
  ['api/src/a.ts', '@phila/contract'],
  ['api/src/a.ts', '@phila/finance/calculators'],
  ['api/src/core/pdf/a.ts', '@phila/cv-template/engine'],
  ['api/src/a.ts', './areas/account/index.ts'],
  ['api/src/core/records/a.ts', '../people/tables.ts'],
  ['api/src/areas/account/a.ts', './records.ts'],
  ['api/src/areas/account/a.ts', './import/rows.ts'],
  ['api/src/areas/account/a.ts', '../details/public.ts'],
  ['api/src/areas/account/a.ts', '../../core/records/owned-table.ts'],
  ['api/src/areas/account/a.ts', '../../core/area.ts'],
  ['api/src/areas/employer/import/a.ts', '../records.ts'],
  ['api/src/areas/employer/import/a.ts', '../../details/public.ts'],
  ['api/src/areas/employer/import/a.ts', '../../../core/area.ts'],
  ['api/src/areas/employer/import/rows/a.ts', '../columns.ts'],
  ['api/src/areas/employer/import/rows/a.ts', '../../records.ts'],
  ['api/src/areas/employer/import/rows/a.ts', '../../people/records.ts'],
  ['api/src/areas/employer/import/rows/a.ts', '../../../details/public.ts'],
  ['api/src/areas/employer/import/rows/a.ts', '../../../../core/area.ts'],
  ['api/src/areas/employer/import/rows/a.test.ts', '../../../details/records.ts'],
  ['api/src/areas/account/a.test.ts', '../details/records.ts'],
])('%s may import %s', (file, imported) => {
  expect(lint(file, imported)).toBe('allowed');
});
