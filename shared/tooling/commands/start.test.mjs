import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { lockFolder } from '@phila/data-folder';
import { COMMAND } from '../tests/patience.mjs';

let dataDir;

/** Runs a command; ends it if it starts a site after all. */
const run = (command, args, environment = {}) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [path.join(import.meta.dirname, command), ...args],
    {
      env: { ...process.env, DATA_DIR: dataDir, PORT: '0', ...environment },
      encoding: 'utf8',
      timeout: COMMAND,
    },
  );
  return { status, stdout, stderr };
};

beforeEach(() => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'phila-start-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

test('npm start builds and publishes nothing if the port is taken', async () => {
  const taken = createServer().listen(0);
  await once(taken, 'listening');
  const { port } = taken.address();
  const ended = run('start.mjs', [], { PORT: String(port) });
  taken.close();
  expect(ended).toEqual({ status: 1, stdout: '', stderr: `Port ${port} is in use. Give another PORT.\n` });
  expect(readdirSync(dataDir)).toEqual([]);
});

test('npm start builds and publishes nothing if another site has the folder', async () => {
  const unlock = await lockFolder(path.join(dataDir, 'database.lock'), dataDir);
  const ended = run('start.mjs', []);
  expect(ended).toEqual({
    status: 1,
    stdout: '',
    stderr: `The data folder ${dataDir} is in use by process ${process.pid}. Stop it, or give this one another DATA_DIR. Where that is no Phila, delete ${path.join(dataDir, 'database.lock')}.\n`,
  });
  await unlock();
  expect(readdirSync(dataDir)).toEqual([]);
});

test('a folder that is none stops npm start with one line', () => {
  const file = path.join(dataDir, 'file');
  writeFileSync(file, '');
  expect(run('start.mjs', [], { DATA_DIR: file })).toEqual({
    status: 1,
    stdout: '',
    stderr: `DATA_DIR is "${file}": give a folder that can be written to (ENOTDIR)\n`,
  });
});

test('so does a folder that holds no built shell', () => {
  expect(run('start.mjs', [], { SITE_DIR: dataDir })).toEqual({
    status: 1,
    stdout: '',
    stderr: `SITE_DIR is "${dataDir}": give the folder of a built shell\n`,
  });
});

test.each([
  [['details', '--nope'], "Unknown option '--nope'. Usage: npm run release -- <name> "],
  [
    ['details', '--version'],
    "Option '--version <value>' argument missing. Usage: npm run release -- <name> ",
  ],
  [['details', '--back', '--withdraw'], 'Usage: npm run release -- <name> '],
  [['details', '--site', 'nowhere'], 'nowhere is no address of a site. '],
])('npm run release -- %s says in one line how it is used', (args, sentence) => {
  const { status, stdout, stderr } = run('release.mjs', args);
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(/^[^\n]+\n$/);
  expect(stderr.startsWith(sentence)).toBe(true);
});

test('npm run release names a folder that is not there, and makes none', () => {
  const nowhere = path.join(dataDir, 'nowhere');
  const { stderr } = run('release.mjs', ['details', '--back', '--data', nowhere]);
  expect(stderr).toBe(
    `There is no folder ${nowhere}. Name the one the site was started with: --data DIR, or DATA_DIR.\n`,
  );
  expect(existsSync(nowhere)).toBe(false);
});
