import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import webpack from 'webpack';
import { SectionsGiven } from './sections-given.mjs';

let folder;

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'phila-sections-'));
  writeFileSync(
    path.join(folder, 'remote.ts'),
    'export default { name: "travel" };\nexport const sections = [];',
  );
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Builds lifecycles with this text, and returns the errors. */
const errorsOf = async (lifecycles, count = 1) => {
  writeFileSync(path.join(folder, 'lifecycles.js'), lifecycles);
  const compiler = webpack({
    mode: 'development',
    context: folder,
    entry: './lifecycles.js',
    plugins: [new SectionsGiven(folder, count)],
  });
  const { errors } = await new Promise((resolve, reject) => {
    compiler.compile((error, result) => (error ? reject(error) : resolve(result)));
  });
  await new Promise((resolve) => compiler.close(resolve));
  return errors.map(({ message }) => message);
};

test('sections whose pages nothing takes fail the build, with what to write', async () => {
  expect(await errorsOf("import declaration from './remote.ts';\nconsole.log(declaration);")).toEqual([
    expect.stringContaining('routedApp(declaration, pages, sections) in src/lifecycles.tsx'),
  ]);
});

test('sections that are handed on pass, and a remote without any needs none', async () => {
  const handed = "import declaration, { sections } from './remote.ts';\nconsole.log(declaration, sections);";
  expect(await errorsOf(handed)).toEqual([]);
  expect(await errorsOf("import declaration from './remote.ts';\nconsole.log(declaration);", 0)).toEqual([]);
});
