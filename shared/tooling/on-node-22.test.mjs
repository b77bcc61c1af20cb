import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { COMMAND } from './tests/patience.mjs';
import { root } from './commands/workspace.mjs';

const launcher = path.join(import.meta.dirname, 'on-node-22.mjs');

/** Starts a process that reports an older Node version. */
const old = (version) => [
  '--import',
  `data:text/javascript,Object.defineProperty(process,'version',{value:'${version}'})`,
];

let folder;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'phila-node-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A fake `npx` that answers like npm's, with the Node of these tests, and records its arguments. */
const npx = (script) => {
  const file = path.join(folder, 'npx');
  writeFileSync(file, `#!/bin/sh\necho "$@" > "${folder}/asked"\n${script}\n`);
  chmodSync(file, 0o755);
  return { ...process.env, PATH: `${folder}${path.delimiter}${process.env.PATH}`, npm_lifecycle_event: '' };
};
const fetches = () => npx(`echo "${process.version} ${process.execPath}"`);
const asked = () => readFileSync(path.join(folder, 'asked'), 'utf8');

const run = (version, args, env) =>
  spawnSync(process.execPath, [...old(version), launcher, ...args], {
    encoding: 'utf8',
    env,
    timeout: COMMAND,
  });

const line = (version) =>
  `Phila needs Node 22.15 and this is ${version}: going on in Node 22 of the npm registry.\n`;

test.each(['v16.20.2', 'v20.20.2', 'v22.14.0'])('from Node %s on it goes on in a fetched one', (version) => {
  const ended = run(version, ['--print', 'process.version'], fetches());
  expect(ended).toMatchObject({ status: 0, stdout: `${process.version}\n`, stderr: line(version) });
  expect(asked()).toContain('--package node@22');
});

test('the programs that a command starts are found in the same Node', () => {
  const { stdout } = run('v20.20.2', ['--print', 'process.env.PATH'], fetches());
  expect(stdout.split(path.delimiter)[0]).toBe(path.dirname(process.execPath));
});

test.each(['v22.15.0', 'v24.1.0'])('Node %s is taken as it is, in the same process', (version) => {
  const env = { ...npx('exit 1'), DATA_DIR: folder };
  const ended = run(version, ['release', 'details', '--nope'], env);
  expect([ended.status, ended.stdout]).toEqual([1, '']);
  expect(ended.stderr).toMatch(/^Unknown option '--nope'\./);
  expect(() => asked()).toThrow('ENOENT');
});

test('ends with the exit code of the command', () => {
  expect(run('v20.20.2', ['--eval', 'process.exit(7)'], fetches()).status).toBe(7);
});

test.each([
  ['npx fails', 'exit 1'],
  ['npx answers with an older one', 'echo "v20.20.2 /usr/bin/node"'],
])('says what to install if %s', (_, script) => {
  const ended = run('v18.20.0', ['--print', '1'], npx(script));
  expect([ended.status, ended.stdout]).toEqual([1, '']);
  expect(ended.stderr).toMatch(/\nIt could not be fetched \(.+\): install Node 22\.15 or later\.\n$/);
});

test('asked to end, it asks the command, and ends when that has', async () => {
  const command = `process.on('SIGTERM', () => { console.log('ending'); process.exit(3); });
    setInterval(() => {}, 1000);
    console.log('ready');`;
  const child = spawn(process.execPath, [...old('v20.20.2'), launcher, '--eval', command], {
    env: fetches(),
  });
  let said = '';
  child.stdout.on('data', (chunk) => {
    said += chunk;
    if (said === 'ready\n') child.kill('SIGTERM');
  });
  const [code] = await once(child, 'exit');
  expect([said, code]).toEqual(['ready\nending\n', 3]);
});

test('every command of ours is started so', () => {
  const { scripts, engines } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const others = Object.entries(scripts).filter(
    ([, script]) => !script.startsWith('node shared/tooling/on-node-22.mjs '),
  );
  // Four programs of the workspace run in any Node.
  expect(others.map(([name]) => name)).toEqual(['types', 'lint', 'unused', 'format']);
  expect(engines.node).toBe('>=22.15');
});
