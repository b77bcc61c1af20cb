/* Checks README's list of packages: the file named beside each package imports it, for more than a type. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../commands/workspace.mjs';

const PACKAGES = [
  'react',
  'react-dom',
  'webpack',
  '@module-federation/enhanced',
  'react-router-dom',
  'single-spa',
  '@tanstack/react-query',
  'redux',
  '@reduxjs/toolkit',
  'antd',
  'react-final-form',
  'zod',
  '@react-pdf/renderer',
  'jest',
  'playwright',
];

const section = readFileSync(path.join(root, 'README.md'), 'utf8')
  .split('### What is used where\n')[1]
  ?.split('\n## ')[0];

/** Matches a row such as `| `antd` | [qr-code.tsx](mfe-…/qr-code.tsx), … | its use |`. */
const rows = [...(section ?? '').matchAll(/^\| `([^`]+)`[^|]*\| ([^|]+) \| ([^|]+) \|$/gm)].map(
  ([, name, where, seen]) => ({
    name,
    files: [...where.matchAll(/\]\(([^)]+)\)/g)].map(([, file]) => file),
    seen,
  }),
);

/** Packages used otherwise: Jest is started as a program, and Playwright's tests import a package with another name. */
const IMPORTED = {
  jest: /['"]node_modules\/jest\/bin\/jest\.js['"]/,
  playwright: /^import (?!type\b)[^;]*? from '@playwright\/test';/ms,
};
const importOf = (name) =>
  IMPORTED[name] ??
  new RegExp(`^(?:import|export) (?!type\\b)(?:(?!;|^import)[^])*? from '${name}(?:/[^']+)?';`, 'm');

test('README lists the named packages, each once', () => {
  expect(rows.map(({ name }) => name)).toEqual(PACKAGES);
});

test.each(PACKAGES)('%s is imported by each file that README names', (name) => {
  const { files, seen } = rows.find((row) => row.name === name);
  expect(files.length).toBeGreaterThan(0);
  expect(seen.trim()).not.toBe('');
  for (const file of files)
    expect([file, importOf(name).test(readFileSync(path.join(root, file), 'utf8'))]).toEqual([file, true]);
});

test('an import of types alone, or of another package, is none', () => {
  expect(importOf('redux').test("import { compose } from 'redux';")).toBe(true);
  expect(importOf('redux').test("import type { Reducer } from 'redux';")).toBe(false);
  expect(importOf('redux').test("import { a } from 'b';\nimport { x } from 'redux-thunk';")).toBe(false);
});
