/**
 * Facts about this workspace for the commands. Plain Node without dependencies, because `npm start` runs it on a
 * machine with nothing installed.
 */
import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../../..');

/** pnpm is on no new machine, and Node 25 has no corepack any more; npx fetches this very version. */
export const PNPM = '12.21.0';

/** The remotes of the workspace: every folder `mfe-*` with a declaration. */
export const remotes = () =>
  readdirSync(root)
    .filter((name) => name.startsWith('mfe-') && existsSync(path.join(root, name, 'remote.ts')))
    .map((name) => name.slice('mfe-'.length));

/** Shown to developers and to the tests in a browser; no site has them. */
const UNRELEASED = ['kit'];

/** The remotes that a site has: all but those for developers. */
export const released = () => remotes().filter((name) => !UNRELEASED.includes(name));

/** Runs a program to its end, its output passed on; fails with its name and exit code. */
export const run = (
  /** @type {string} */ command,
  /** @type {string[]} */ args,
  /** @type {import('node:child_process').SpawnOptions} */ options = {},
) =>
  /** @type {Promise<void>} */ (
    new Promise((resolve, reject) => {
      const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options });
      child.on('error', reject);
      child.on('exit', (code, signal) => {
        if (code === 0) resolve();
        else reject(new Error(`${path.basename(command)} ${args.join(' ')} ended with ${signal ?? code}`));
      });
    })
  );

/** @type {(args: string[], options?: import('node:child_process').SpawnOptions) => Promise<void>} */
export const node = (args, options) => run(process.execPath, args, options);

/**
 * Prints messages and runs programs for a command: at the terminal, or beside others with a name before each line
 * (tests/lines.mjs).
 * @typedef {{ say: (line: string) => void, run: (command: string, args: string[], options?: object) => Promise<void> }} Output
 */

/** @type {Output} */
export const terminal = { say: console.log, run };

/** A program of the workspace's own dependencies. */
export const bin = (/** @type {string} */ name) => path.join(root, 'node_modules/.bin', name);

/**
 * Every file below a folder or the file itself, `node_modules` and build output left out, in a stable order.
 * @type {(place: string) => string[]}
 */
const filesBelow = (place) => {
  if (!existsSync(place)) return [];
  if (statSync(place).isFile()) return [place];
  return readdirSync(place, { withFileTypes: true })
    .filter(
      ({ name }) =>
        !['node_modules', 'dist', '.data', '.cache'].includes(name) && !name.endsWith('.tsbuildinfo'),
    )
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => filesBelow(path.join(place, entry.name)));
};

/** A hash over the contents of files and folders, to tell whether something was built from just these. */
export const fingerprint = (/** @type {string[]} */ places, extra = '') => {
  const hash = createHash('sha256').update(extra);
  for (const place of places)
    for (const file of filesBelow(path.join(root, place)))
      hash.update(path.relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
};

/**
 * Does the work unless the stamp in `file` has the same fingerprint.
 * @param {string} file
 * @param {string} mark
 * @param {() => unknown} work
 */
export const unlessDone = async (file, mark, work) => {
  const stamp = path.join(root, file);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === mark) return false;
  await work();
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, mark);
  return true;
};

const manifests = () => [
  'pnpm-lock.yaml',
  'pnpm-workspace.yaml',
  'package.json',
  ...['shell', 'api', 'e2e', 'templates', ...remotes().map((name) => `mfe-${name}`)].map(
    (name) => `${name}/package.json`,
  ),
  ...readdirSync(path.join(root, 'shared')).map((name) => `shared/${name}/package.json`),
];

const INSTALLED = 'node_modules/.phila-installed';

/** A folder that was removed and came back has the same manifest, and none of its links. */
const isComplete = () =>
  manifests().every(
    (file) => !file.includes('/') || existsSync(path.join(root, path.dirname(file), 'node_modules')),
  );

/**
 * The command and arguments that run the pinned pnpm.
 * @type {(...args: string[]) => [string, string[]]}
 */
export const pnpm = (...args) => [
  process.platform === 'win32' ? 'npx.cmd' : 'npx',
  ['--yes', `pnpm@${PNPM}`, ...args],
];

/** Tells if `node_modules` belongs to another workspace, as in the copies of tests: installing would empty it. */
const isInstalledElsewhere = () =>
  lstatSync(path.join(root, 'node_modules'), { throwIfNoEntry: false })?.isSymbolicLink() ?? false;

/** Installs what the lockfile names, unless that was done already. A workspace with a new remote may add to it. */
export const install = async ({ frozen = true } = {}) => {
  if (isInstalledElsewhere()) return false;
  if (!isComplete()) rmSync(path.join(root, INSTALLED), { force: true });
  return unlessDone(INSTALLED, fingerprint(manifests(), process.version), () =>
    run(...pnpm('install', frozen ? '--frozen-lockfile' : '--no-frozen-lockfile'), {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, CI: 'true' },
    }),
  );
};

/** Tells if a program runs on this machine. */
export const answers = (/** @type {string} */ command, args = ['--version']) => {
  try {
    execFileSync(command, args, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

const isRoot = () => process.getuid?.() === 0;

/** Installs Debian packages where that can be done without asking anyone; tells whether it was. */
export const aptInstall = (/** @type {string[]} */ ...packages) => {
  if (!isRoot() || !answers('apt-get')) return false;
  /** @type {import('node:child_process').ExecFileSyncOptions} */
  const quiet = {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  try {
    // Waits for its turn: tests run side by side.
    const apt = ['-qq', '-o', 'DPkg::Lock::Timeout=300'];
    execFileSync('apt-get', ['update', ...apt], quiet);
    execFileSync('apt-get', ['install', '-y', '--no-install-recommends', ...apt, ...packages], quiet);
    return true;
  } catch {
    return false;
  }
};

export { isRoot };
