import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import vm from 'node:vm';
import webpack from 'webpack';
import { base } from './base.mjs';
import { shellWorker, Workers } from './workers.mjs';

let folder;

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'phila-workers-'));
  mkdirSync(path.join(folder, 'src'));
  const files = {
    'src/page.ts': 'export const page: number = 1;',
    'src/worker.ts':
      "import { double } from './double.ts'; const font = new URL('./face.ttf', import.meta.url); self.told = [double(21), font.href];",
    'src/double.ts':
      'function Twice(this: { value: number }, one: number) { this.value = 2 * one; }\n' +
      'export const double = (one: number): number => new (Twice as never)(one).value;',
    'src/face.ttf': 'a font',
  };
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(folder, file), text);
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const bundle = async () => {
  const compiler = webpack({
    ...base({ folder }),
    entry: { page: './src/page.ts' },
    output: { path: path.join(folder, 'dist'), filename: '[name].js' },
    plugins: [new Workers({ folder, workers: { 'a-worker': './src/worker.ts' }, development: false })],
  });
  const stats = await new Promise((resolve, reject) =>
    compiler.run((error, result) => (error ? reject(error) : resolve(result))),
  );
  await new Promise((resolve) => compiler.close(resolve));
  return stats;
};

test('a worker is one classic script beside the remote’s files, and finds its fonts there', async () => {
  const { compilation } = await bundle();
  expect(compilation.errors).toEqual([]);
  const files = readdirSync(path.join(folder, 'dist')).toSorted();
  expect(files.filter((file) => file.endsWith('.js'))).toEqual(['a-worker.js', 'page.js']);
  const font = files.find((file) => file.endsWith('.ttf'));
  const scope = { URL, location: { href: 'https://site.example/remotes/career/1.0.0/a-worker.js' } };
  scope.location.toString = () => scope.location.href;
  Object.assign(scope, { self: scope, globalThis: scope, importScripts: () => undefined });
  vm.runInNewContext(readFileSync(path.join(folder, 'dist/a-worker.js'), 'utf8'), scope);
  expect([...scope.told]).toEqual([42, `https://site.example/remotes/career/1.0.0/${font}`]);
});

test('a worker of the shell has its contents in its name, and its fonts beside it', async () => {
  const options = { folder, name: 'a-worker', entry: './src/worker.ts', development: false };
  const { file, plugin } = await shellWorker(options);
  expect(file).toMatch(/^assets\/[\da-f]{12}-a-worker\.js$/);
  expect((await shellWorker(options)).file).toBe(file);
  const names = plugin.assets.map(({ name }) => name);
  expect(names).toContain(file);
  expect(names.filter((name) => /^assets\/[\da-f]{12}\.ttf$/.test(name))).toHaveLength(1);
  writeFileSync(
    path.join(folder, 'src/double.ts'),
    'export const double = (one: number): number => one + one + 0;',
  );
  expect((await shellWorker(options)).file).not.toBe(file);
  writeFileSync(path.join(folder, 'src/double.ts'), 'export const double = (');
  await expect(shellWorker(options)).rejects.toThrow('double.ts');
});

test('an error in a worker fails the remote’s build', async () => {
  writeFileSync(path.join(folder, 'src/double.ts'), 'export const double = (');
  expect((await bundle()).compilation.errors).not.toEqual([]);
});
