import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folderOfAsset, keepFiles } from './kept-assets.ts';
import { DAY } from '../core/durations.ts';

let folder = '';
const START = Date.parse('2026-11-26T00:00:00Z');

const shellWith = async (...names: string[]): Promise<void> => {
  await rm(join(folder, 'shell'), { recursive: true, force: true });
  await mkdir(join(folder, 'shell/assets'), { recursive: true });
  for (const name of names) await writeFile(join(folder, 'shell/assets', name), name);
};
const keep = (now: number): Promise<void> =>
  keepFiles(join(folder, 'shell/assets'), join(folder, 'kept'), now);
const folderOf = (name: string): Promise<string> =>
  folderOfAsset(join(folder, 'shell'), join(folder, 'kept'), name);

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'phila-assets-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('files of the shell of before are there for pages that are open', async () => {
  await shellWith('a1.js', 'b1.js');
  await keep(START);
  await shellWith('a1.js', 'b2.js');
  await keep(START + DAY);
  expect((await readdir(join(folder, 'kept'))).toSorted()).toEqual(['a1.js', 'b1.js', 'b2.js']);
  expect(await folderOf('a1.js')).toBe(join(folder, 'shell/assets'));
  expect(await folderOf('b1.js')).toBe(join(folder, 'kept'));
});

test('they go when no shell has had them for two months', async () => {
  await shellWith('a1.js', 'b1.js');
  await keep(START);
  await shellWith('a1.js');
  await keep(START + 60 * DAY);
  expect(await readdir(join(folder, 'kept'))).toContain('b1.js');
  await keep(START + 61 * DAY);
  expect(await readdir(join(folder, 'kept'))).toEqual(['a1.js']);
});

test('a site that is not built yet keeps nothing', async () => {
  await keep(START);
  expect(await readdir(join(folder, 'kept'))).toEqual([]);
});
