import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
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
        `The data folder ${folder} is in use by process ${process.pid}. Stop it, or give this one another DATA_DIR.`,
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
    await writeFile(file, JSON.stringify({ pid: dead, started: '1', boot: null }));
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

  it('recovers a lock whose process id was given to another process since', async () => {
    await lock();
    const mine = JSON.parse(await readFile(file, 'utf8')) as object;
    await writeFile(file, JSON.stringify({ ...mine, started: 'another time' }));
    await expect(lock()).resolves.toBeInstanceOf(Function);
  });

  it('recovers a lock file that nobody can read', async () => {
    await writeFile(file, 'half a fi');
    await expect(lock()).resolves.toBeInstanceOf(Function);
  });

  it('leaves nothing beside the lock behind', async () => {
    const unlock = await lock();
    await lock().catch(() => undefined);
    await unlock();
    expect(await readdir(folder)).toEqual([]);
  });

  // Only there does the system say when a process started, and what became of it.
  if (process.platform !== 'linux') return;
  it('recovers the lock of a process that was killed and that nobody asked after yet', async () => {
    // A shell that stays and never waits keeps its killed child in the list of processes.
    const shell = spawn('sh', ['-c', 'sleep 60 & echo $!; exec sleep 60']);
    const [chunk] = (await once(shell.stdout, 'data')) as [Buffer];
    const child = Number(chunk.toString());
    try {
      const stat = await readFile(`/proc/${child}/stat`, 'utf8');
      const started = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
      const boot = (await readFile('/proc/sys/kernel/random/boot_id', 'utf8')).trim();
      await writeFile(file, JSON.stringify({ pid: child, started, boot }));
      await expect(lock()).rejects.toThrow(FolderInUse);
      process.kill(child, 'SIGKILL');
      await expect(lock(2_000)).resolves.toBeInstanceOf(Function);
    } finally {
      shell.kill('SIGKILL');
    }
  });
});
