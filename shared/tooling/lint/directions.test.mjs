import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { bin, root } from '../commands/workspace.mjs';

/** Files, each with an import that the linter must refuse. */
const refused = [
  ['shared/contract/src/a.ts', '@phila/platform'],
  ['shared/contract/src/a.ts', 'react'],
  ['shared/contract/src/a.ts', '@tanstack/react-query'],
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
  ['shared/cv-template/src/a.ts', '@phila/pdf/drawn'],
  ['shared/pdf/src/a.ts', '@phila/ui'],
  ['shared/pdf/src/a.ts', '@phila/contract'],
  ['shared/pdf/src/a.ts', '@phila/platform'],
  ['shared/contract/src/a.ts', '@phila/pdf'],
  ['shared/platform/src/a.ts', '@phila/pdf/drawn'],
  ['shared/platform/src/a.ts', '@phila/cv-template/client'],
  ['shared/ui/src/a.ts', '@phila/cv-template'],
  ['shell/src/a.ts', '@phila/cv-template/client'],
  ['shared/finance/src/a.ts', '@phila/platform/host'],
  ['shared/tooling/release/a.mjs', '../../../api/dist/core/area.js'],
  ['shared/tooling/release/a.mjs', '../../../api/src/areas.ts'],
  ['e2e/a.ts', '../api/src/areas.ts'],
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
  ['api/src/areas/identity/a.ts', '../details/records.ts'],
  ['api/src/areas/identity/a.ts', '../details/index.ts'],
  ['api/src/areas/identity/a.ts', '../../areas.ts'],
  ['api/src/areas/identity/a.ts', '../../site/index.ts'],
  ['api/src/areas/identity/a.ts', '@phila/ui'],
  ['api/src/areas/employer/import/a.ts', '../../details/records.ts'],
  ['api/src/areas/employer/import/a.ts', '../../../service.ts'],
  ['api/src/areas/employer/import/rows/a.ts', '../../../details/records.ts'],
  ['api/src/areas/employer/import/rows/a.ts', '../../../details/import/records.ts'],
  ['api/src/areas/employer/import/rows/a.ts', '../../../../service.ts'],
  ['api/src/areas/employer/import/rows/a.ts', '../../../../site/index.ts'],
  ['api/src/areas/employer/import/rows/a.ts', '@phila/ui'],
];

const allowed = [
  ['shared/contract/src/a.ts', '@phila/finance/loan'],
  ['shared/cv-template/src/a.ts', '@phila/contract/format'],
  ['shared/pdf/src/a.ts', '@phila/contract/format'],
  ['shared/pdf/src/a.ts', '@phila/cv-template/engine'],
  ['shared/pdf/src/a.ts', 'react'],
  ['shared/ui/src/a.ts', '@phila/pdf/drawn'],
  ['mfe-details/src/a.ts', '@phila/pdf'],
  ['api/src/core/pdf/a.ts', '@phila/pdf/drawn'],
  ['shared/platform/src/a.ts', '@phila/contract/calls'],
  ['shared/ui/src/a.ts', '@phila/platform'],
  ['shared/ui/src/a.ts', 'antd/es/button'],
  ['mfe-details/src/a.ts', '@phila/ui'],
  ['mfe-details/src/a.ts', 'antd'],
  ['mfe-details/src/a.ts', '@phila/cv-template/client'],
  ['mfe-details/src/a.ts', '../remote.ts'],
  ['shell/src/a.ts', '@phila/platform/host'],
  ['api/src/a.ts', '@phila/contract'],
  ['api/src/a.ts', '@phila/finance/calculators'],
  ['api/src/core/pdf/a.ts', '@phila/cv-template/engine'],
  ['api/src/a.ts', './areas/identity/index.ts'],
  ['api/src/core/records/a.ts', '../people/tables.ts'],
  ['api/src/areas/identity/a.ts', './records.ts'],
  ['api/src/areas/identity/a.ts', './import/rows.ts'],
  ['api/src/areas/identity/a.ts', '../details/public.ts'],
  ['api/src/areas/identity/a.ts', '../../core/records/owned-table.ts'],
  ['api/src/areas/identity/a.ts', '../../core/area.ts'],
  ['api/src/areas/employer/import/a.ts', '../records.ts'],
  ['api/src/areas/employer/import/a.ts', '../../details/public.ts'],
  ['api/src/areas/employer/import/a.ts', '../../../core/area.ts'],
  ['api/src/areas/employer/import/rows/a.ts', '../columns.ts'],
  ['api/src/areas/employer/import/rows/a.ts', '../../records.ts'],
  ['api/src/areas/employer/import/rows/a.ts', '../../people/records.ts'],
  ['api/src/areas/employer/import/rows/a.ts', '../../../details/public.ts'],
  ['api/src/areas/employer/import/rows/a.ts', '../../../../core/area.ts'],
  ['api/src/areas/employer/import/rows/a.test.ts', '../../../details/records.ts'],
  ['api/src/areas/identity/a.test.ts', '../details/records.ts'],
];

/** Programs of `api/src`, as knip.config.js lists them. */
const PROGRAMS = [
  'describe.js',
  'import-employees.js',
  'import-plans.js',
  'main.js',
  'testing/s3-process.js',
];

/** Name of two files that import each other's types only. */
const CIRCLE = 'a circle of files';
const circle = [
  ['shell/src/first.ts', `import type { Second } from './second.ts';\n\nexport type First = Second | 1;\n`],
  ['shell/src/second.ts', `import type { First } from './first.ts';\n\nexport type Second = First | 2;\n`],
];

/** Calls of functions that browsers lack on plain http, without a check. */
const leftOut = [
  ['shell/src/key.ts', 'export const key = crypto.randomUUID();\n', 'no-restricted-properties'],
  ['mfe-details/src/locks.ts', 'export const { locks } = navigator;\n', 'no-restricted-properties'],
  ['shared/ui/src/kept.ts', `export const kept = caches.open('a');\n`, 'no-restricted-globals'],
  ['mfe-details/src/kept.ts', `export const kept = caches.open('a');\n`, 'no-restricted-globals'],
];

const nameOf = ([file, imported]) => `${file} ${imported}`;

/** Rules that each import breaks, by the import's name. */
let broken;
let linted;

/** Starts the linter once for all imports, each in a separate file: `a.ts` as `a0.ts`, `a1.ts` and so on. */
beforeAll(() => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'phila-lint-'));
  const names = new Map();
  try {
    copyFileSync(path.join(root, '.oxlintrc.json'), path.join(folder, '.oxlintrc.json'));
    for (const [at, [file, imported]] of [...refused, ...allowed].entries()) {
      const own = file.replace('/a.', `/a${at}.`);
      names.set(own, nameOf([file, imported]));
      mkdirSync(path.dirname(path.join(folder, own)), { recursive: true });
      writeFileSync(
        path.join(folder, own),
        `import { thing } from '${imported}';\n\nexport const other = thing;\n`,
      );
    }
    for (const [file, text] of circle) {
      names.set(file, CIRCLE);
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      writeFileSync(path.join(folder, file), text);
    }
    for (const [file, text] of leftOut) {
      names.set(file, file);
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      writeFileSync(path.join(folder, file), text);
    }
    const { stdout } = spawnSync(bin('oxlint'), ['--deny-warnings', '--format', 'json'], {
      cwd: folder,
      encoding: 'utf8',
    });
    const { diagnostics, number_of_files: count } = JSON.parse(stdout);
    linted = count;
    broken = new Map([...names.values()].map((name) => [name, new Set()]));
    for (const { filename, code } of diagnostics) broken.get(names.get(filename)).add(code);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test('the linter reads every file', () =>
  expect(linted).toBe(refused.length + allowed.length + circle.length + leftOut.length));

test.each(refused)('%s may not import %s', (...one) => {
  expect([...broken.get(nameOf(one))]).toEqual(['eslint(no-restricted-imports)']);
});

test('of the service, commands and specs name its programs and no module', () => {
  const files = spawnSync('git', ['ls-files', 'shared/tooling', 'e2e'], {
    cwd: root,
    encoding: 'utf8',
  }).stdout;
  const named = files
    .split('\n')
    .filter(
      (file) => /\.(mjs|ts)$/.test(file) && !file.endsWith('.test.mjs') && existsSync(path.join(root, file)),
    )
    .flatMap((file) =>
      [...readFileSync(path.join(root, file), 'utf8').matchAll(/\bapi\/dist\/([\w./-]*\.js)/g)].map(
        ([, name]) => name,
      ),
    );
  expect([...new Set(named)].toSorted()).toEqual(PROGRAMS);
});

test('files that need each other are refused, types included', () => {
  expect([...broken.get(CIRCLE)]).toEqual(['import(no-cycle)']);
});

test.each(leftOut)('%s may not call %j', (file, _text, rule) => {
  expect([...broken.get(file)]).toEqual([`eslint(${rule})`]);
});

test.each(allowed)('%s may import %s', (...one) => {
  expect([...broken.get(nameOf(one))]).toEqual([]);
});
