import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import webpack from 'webpack';
import { sourceMaps } from './source-maps.mjs';

const folders = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** Builds two scripts in a new folder, and returns their maps by name. */
const mapsOfBuild = async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'phila-maps-'));
  folders.push(folder);
  writeFileSync(path.join(folder, 'late.js'), 'export const late = () => 2;\n');
  writeFileSync(path.join(folder, 'index.js'), "import('./late.js').then(({ late }) => late());\n");
  const compiler = webpack({
    mode: 'production',
    context: folder,
    entry: './index.js',
    output: { path: path.join(folder, 'dist'), filename: '[contenthash:12].js' },
    optimization: { realContentHash: true },
    plugins: [sourceMaps()],
  });
  await new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      const fault = error ?? (stats.hasErrors() ? new Error(stats.toString()) : null);
      compiler.close(() => (fault ? reject(fault) : resolve()));
    });
  });
  const maps = path.join(folder, 'dist/maps');
  return Object.fromEntries(
    readdirSync(maps).map((name) => [name, readFileSync(path.join(maps, name), 'utf8')]),
  );
};

test('a map names the script that it is of', async () => {
  const maps = Object.entries(await mapsOfBuild());
  expect(maps).toHaveLength(2);
  for (const [name, text] of maps) {
    const { file, mappings, sourcesContent } = JSON.parse(text);
    expect(`${file}.map`).toBe(name);
    expect(mappings).not.toBe('');
    expect(sourcesContent).toBeUndefined();
  }
});
