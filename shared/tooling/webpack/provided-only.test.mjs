import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import webpack from 'webpack';
import { ProvidedOnly } from './provided-only.mjs';

let folder;

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'phila-provided-'));
  const files = {
    'node_modules/redux/index.js': 'export const compose = 1;',
    'node_modules/@rc-component/util/index.js': 'export const warning = 1;',
    'node_modules/charts/index.js':
      "import { compose } from 'redux';\nimport { warning } from '@rc-component/util';\nexport const chart = [compose, warning];",
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Builds an entry with this text, and returns the errors. */
const saidOf = async (entry) => {
  writeFileSync(path.join(folder, 'entry.js'), entry);
  const compiler = webpack({
    mode: 'development',
    context: folder,
    entry: './entry.js',
    plugins: [new ProvidedOnly()],
  });
  const said = await new Promise((resolve) => {
    compiler.compile((error, result) =>
      resolve(error ? [error.message] : result.errors.map(({ message }) => message)),
    );
  });
  await new Promise((resolve) => compiler.close(resolve));
  return said.join('\n');
};

test('a remote itself is told what to import in the place of redux', async () => {
  expect(await saidOf("import { compose } from 'redux';\nconsole.log(compose);")).toContain(
    'redux is not for remotes',
  );
});

test('a package’s own imports are not checked', async () => {
  expect(await saidOf("import { chart } from 'charts';\nconsole.log(chart);")).toBe('');
});
