import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
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
  writeFileSync(path.join(dataDir, 'database.lock'), JSON.stringify({ pid: process.pid, token: 'a' }));
  const ended = run('start.mjs', []);
  expect(ended).toEqual({
    status: 1,
    stdout: '',
    stderr: `The data folder ${dataDir} is in use by process ${process.pid}. Stop it, or give this one another DATA_DIR. Where that is no Phila, delete ${path.join(dataDir, 'database.lock')}.\n`,
  });
  expect(readdirSync(dataDir)).toEqual(['database.lock']);
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

test('npm run release without a token says where one may be, and makes no folder', () => {
  const nowhere = path.join(dataDir, 'nowhere');
  const args = ['details', '--back', '--site', 'http://localhost:9', '--data', nowhere];
  expect(run('release.mjs', args, { PHILA_TOKEN: '' })).toEqual({
    status: 1,
    stdout: '',
    stderr:
      'There is no token for the releases of http://localhost:9. Give it as PHILA_TOKEN, or name the folder the site was started with: --data DIR, or DATA_DIR.\n',
  });
  expect(existsSync(nowhere)).toBe(false);
});

test('npm run release says that no site answers', () => {
  const args = ['details', '--back', '--site', 'http://localhost:9'];
  expect(run('release.mjs', args, { PHILA_TOKEN: 'secret' })).toEqual({
    status: 1,
    stdout: '',
    stderr: 'No site answers at http://localhost:9. Start it (npm start), or name it: --site http://…\n',
  });
});
