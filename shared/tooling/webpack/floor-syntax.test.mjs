import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import webpack from 'webpack';
import { FloorSyntax } from './floor-syntax.mjs';

let folder;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'phila-floor-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Builds a script uncompiled, as packages are, and returns the faults. */
const faultsOf = async (script, filename = 'page.js') => {
  writeFileSync(path.join(folder, 'index.js'), script);
  const compiler = webpack({
    mode: 'none',
    target: ['web', 'es5'],
    context: folder,
    entry: './index.js',
    output: { path: path.join(folder, 'dist'), filename },
    plugins: [new FloorSyntax()],
  });
  const stats = await new Promise((resolve, reject) =>
    compiler.run((error, result) => (error ? reject(error) : resolve(result))),
  );
  await new Promise((resolve) => compiler.close(resolve));
  return stats.compilation.errors.map(({ message }) => message);
};

test('a build that every browser of the floor can parse is no fault', async () => {
  expect(await faultsOf('class A { static #a = 1; static { A.b = A.#a?.c ?? 2; } }')).toEqual([]);
});

test('a build fails for a regular expression that looks behind, whoever wrote it', async () => {
  const [fault] = await faultsOf('self.parts = "a1".split(/(?<=a)/);');
  expect(fault).toMatch(/^page\.js has a regular expression that looks behind \(\(\?<=a\)\)/);
});

test('the script that browsers below the floor run is ES2015 at most', async () => {
  expect(await faultsOf('const a = () => `b`;', 'a-before-start.js')).toEqual([]);
  const [fault] = await faultsOf('self.a = self.b?.c;', 'a-before-start.js');
  expect(fault).toMatch(/^a-before-start\.js has syntax younger than ES2015/);
});
