import { chmod, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfiguration } from './configuration.ts';
import { keepFilesPrivate, prepareDataFolder } from './data-folder.ts';

let base: string;
beforeAll(async () => {
  base = await mkdtemp(join(tmpdir(), 'phila-data-'));
});
afterAll(() => rm(base, { recursive: true, force: true }));

const prepare = (dataDir: string) => prepareDataFolder(readConfiguration({ DATA_DIR: dataDir }));
const modeOf = async (path: string): Promise<number> => (await stat(path)).mode & 0o777;

test('a data folder that is made belongs to this user alone, whatever the umask', async () => {
  const before = process.umask(0);
  try {
    await prepare(join(base, 'a', 'b'));
  } finally {
    process.umask(before);
  }
  expect([await modeOf(join(base, 'a')), await modeOf(join(base, 'a', 'b'))]).toEqual([0o700, 0o700]);
});

test.each([0o755, 0o750, 0o710, 0o702])(
  'a folder with mode %o is refused with the command that mends it',
  async (mode) => {
    const folder = join(base, `it's ${mode}`);
    await mkdir(folder);
    await chmod(folder, mode);
    await expect(prepare(folder)).rejects.toThrow(
      `DATA_DIR is "${folder}": other users of this machine have access to it; run chmod 700 '${folder.replace("'", String.raw`'\''`)}'`,
    );
    await chmod(folder, 0o700);
    await prepare(folder);
  },
);

test('files that are made are private', async () => {
  const before = process.umask();
  try {
    keepFilesPrivate();
    await writeFile(join(base, 'file'), 'x');
    await mkdir(join(base, 'folder'));
  } finally {
    process.umask(before);
  }
  expect([await modeOf(join(base, 'file')), await modeOf(join(base, 'folder'))]).toEqual([0o600, 0o700]);
});
