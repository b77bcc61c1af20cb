import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import webpack from 'webpack';
import { StandIns } from './index.mjs';

let folder;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'phila-stand-ins-'));
  const heavy = path.join(folder, 'node_modules/heavy');
  mkdirSync(heavy, { recursive: true });
  writeFileSync(path.join(heavy, 'index.js'), `export { default as part } from './part.js';`);
  writeFileSync(path.join(heavy, 'part.js'), `export default 'the original';`);
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Builds a page with one line; returns the warnings and the bundle. */
const build = (source, table) =>
  new Promise((resolve, reject) => {
    writeFileSync(path.join(folder, 'page.js'), source);
    const output = { path: path.join(folder, 'dist'), filename: 'page.js' };
    webpack(
      {
        mode: 'development',
        devtool: false,
        context: folder,
        entry: './page.js',
        output,
        plugins: [new StandIns('heavy', table)],
      },
      (error, stats) => {
        if (error || stats.hasErrors()) reject(error ?? new Error(stats.toString()));
        else
          resolve({
            warnings: stats.compilation.warnings.map(({ message }) => message),
            bundle: readFileSync(path.join(output.path, output.filename), 'utf8'),
          });
      },
    );
  });

const USES = `import { part } from 'heavy'; console.log(part);`;

test('a module is replaced, and nothing is said', async () => {
  const { warnings, bundle } = await build(USES, { 'heavy/part.js': 'antd-unique-tooltips.mjs' });
  expect(warnings).toEqual([]);
  expect(bundle).not.toContain('the original');
});

test('a path that the package no longer has is said, in a build that has the package', async () => {
  const table = { 'heavy/gone.js': 'antd-unique-tooltips.mjs' };
  expect((await build(USES, table)).warnings).toEqual([
    expect.stringContaining('antd-unique-tooltips.mjs stands in for nothing'),
  ]);
  expect((await build('console.log(1);', table)).warnings).toEqual([]);
});
