import { spawnSync } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FolderInUse, lockFolder } from './folder-lock.ts';

let folder = '';
let file = '';

const lock = (patience = 0): Promise<() => Promise<void>> => lockFolder(file, folder, patience);

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'phila-lock-'));
  file = join(folder, 'database.lock');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('the lock of the data folder', () => {
  it('refuses a second taker while the first lives, and says who has it', async () => {
    const unlock = await lock();
    await expect(lock()).rejects.toThrow(
      new FolderInUse(
        `The data folder ${folder} is in use by process ${process.pid}. Stop it, or give this one another DATA_DIR. Where that is no Phila, delete ${file}.`,
      ),
    );
    await unlock();
    await expect(lock()).resolves.toBeInstanceOf(Function);
  });

  it('waits for one that is just ending', async () => {
    const unlock = await lock();
    const next = lock(2_000);
    await unlock();
    await expect(next).resolves.toBeInstanceOf(Function);
  });

  it('lets exactly one of many takers have it', async () => {
    const takers = await Promise.allSettled(Array.from({ length: 20 }, () => lock()));
    expect(takers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('lets exactly one of many takers recover a stale one', async () => {
    const dead = spawnSync(process.execPath, ['-e', '']).pid;
    await writeFile(file, JSON.stringify({ pid: dead, token: 'of the dead' }));
    const takers = await Promise.allSettled(Array.from({ length: 20 }, () => lock()));
    expect(takers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('recovers the lock of a process that was killed', async () => {
    const script = `process.stdout.write(String(process.pid))`;
    const dead = Number(spawnSync(process.execPath, ['-e', script]).stdout.toString());
    await lock();
    const mine = JSON.parse(await readFile(file, 'utf8')) as object;
    await writeFile(file, JSON.stringify({ ...mine, pid: dead }));
    await expect(lock()).resolves.toBeInstanceOf(Function);
  });

  it('recovers a lock of its own id that it does not hold: in a container every start is process 1', async () => {
    await writeFile(file, JSON.stringify({ pid: process.pid, token: 'of the last start' }));
    await expect(lock()).resolves.toBeInstanceOf(Function);
  });

  it('recovers a lock file that cannot be read', async () => {
    await writeFile(file, 'half a fi');
    await expect(lock()).resolves.toBeInstanceOf(Function);
  });

  it('leaves nothing beside the lock behind', async () => {
    const unlock = await lock();
    await lock().catch(() => undefined);
    await unlock();
    expect(await readdir(folder)).toEqual([]);
  });
});
