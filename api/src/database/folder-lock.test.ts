import { spawnSync } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FolderInUse, lockFolder } from './folder-lock.ts';

let folder = '';
let file = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'phila-lock-'));
  file = join(folder, 'database.lock');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('the lock of the data folder', () => {
  it('refuses a second taker while the first lives, and says who has it', async () => {
    const unlock = await lockFolder(file, folder);
    await expect(lockFolder(file, folder)).rejects.toThrow(
      new FolderInUse(
        `The data folder ${folder} is in use by process ${process.pid}. Stop it, or give this one another DATA_DIR.`,
      ),
    );
    await unlock();
    await expect(lockFolder(file, folder)).resolves.toBeInstanceOf(Function);
  });

  it('lets exactly one of many takers have it', async () => {
    const takers = await Promise.allSettled(Array.from({ length: 20 }, () => lockFolder(file, folder)));
    expect(takers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('lets exactly one of many takers recover a stale one', async () => {
    const dead = spawnSync(process.execPath, ['-e', '']).pid;
    await writeFile(file, JSON.stringify({ pid: dead, started: '1', boot: null }));
    const takers = await Promise.allSettled(Array.from({ length: 20 }, () => lockFolder(file, folder)));
    expect(takers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('recovers the lock of a process that was killed', async () => {
    const script = `process.stdout.write(String(process.pid))`;
    const dead = Number(spawnSync(process.execPath, ['-e', script]).stdout.toString());
    await lockFolder(file, folder);
    const mine = JSON.parse(await readFile(file, 'utf8')) as object;
    await writeFile(file, JSON.stringify({ ...mine, pid: dead }));
    await expect(lockFolder(file, folder)).resolves.toBeInstanceOf(Function);
  });

  it('recovers a lock whose process id was given to another process since', async () => {
    await lockFolder(file, folder);
    const mine = JSON.parse(await readFile(file, 'utf8')) as object;
    await writeFile(file, JSON.stringify({ ...mine, started: 'another time' }));
    await expect(lockFolder(file, folder)).resolves.toBeInstanceOf(Function);
  });

  it('recovers a lock file that nobody can read', async () => {
    await writeFile(file, 'half a fi');
    await expect(lockFolder(file, folder)).resolves.toBeInstanceOf(Function);
  });

  it('leaves nothing beside the lock behind', async () => {
    const unlock = await lockFolder(file, folder);
    await lockFolder(file, folder).catch(() => undefined);
    await unlock();
    expect(await readdir(folder)).toEqual([]);
  });
});
