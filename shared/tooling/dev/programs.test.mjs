import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, existsSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { start } from './programs.mjs';

let folder;
const at = (name) => path.join(folder, name);

/** Behaves like `tsc`: a Node program that starts another one, and does not stop it when stopped itself. */
const WRAPPER = `
  import { spawn } from 'node:child_process';
  import { writeFileSync } from 'node:fs';
  const native = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
  writeFileSync(process.argv[2], String(native.pid));
  setInterval(() => {}, 1000);
`;

/** Waits until a condition holds; a test that waits in vain ends at Jest's own limit. */
const until = async (holds) => {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 20));
  return true;
};

const isAlive = (pid) => {
  try {
    process.kill(pid, 0);
    // Counts a zombie as ended: its parent only has not collected it yet.
    return !/\nState:\s*Z/.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
};

const pidIn = async (file) => {
  await until(() => existsSync(file) && readFileSync(file, 'utf8') !== '');
  return Number(readFileSync(file, 'utf8'));
};

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'phila-programs-'));
  writeFileSync(at('wrapper.mjs'), WRAPPER);
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a stopped program’s children end with it', async () => {
  const program = start(process.execPath, [at('wrapper.mjs'), at('native')], { stdio: 'ignore' });
  const native = await pidIn(at('native'));
  expect(isAlive(native)).toBe(true);
  expect(await program.end()).toBeNull();
  expect(await until(() => !isAlive(native))).toBe(true);
});

test.each([
  ['it ends by itself', 'process.exit(0)'],
  ['it breaks', 'throw new Error("broken")'],
])('nothing is left of a program when %s', async (_, ending) => {
  const module = JSON.stringify(pathToFileURL(path.join(import.meta.dirname, 'programs.mjs')).href);
  const args = JSON.stringify([at('wrapper.mjs'), at('native')]);
  writeFileSync(
    at('starter.mjs'),
    `import { existsSync } from 'node:fs';
     import { start } from ${module};
     start(process.execPath, ${args}, { stdio: 'ignore' });
     setInterval(() => { if (existsSync(${JSON.stringify(at('native'))})) { ${ending} } }, 20);`,
  );
  const starter = spawn(process.execPath, [at('starter.mjs')], { stdio: 'ignore' });
  await new Promise((resolve) => starter.on('exit', resolve));
  const native = await pidIn(at('native'));
  expect(await until(() => !isAlive(native))).toBe(true);
});

test.each([
  ['directly', (command) => command],
  ['by a shell, as npm does', (command) => ['sh', '-c', `'${command.join("' '")}'; true`]],
])('a program that was started %s ends when its starter is killed hard', async (_, started) => {
  const guard = pathToFileURL(path.join(import.meta.dirname, '../commands/with-parent.mjs')).href;
  writeFileSync(
    at('child.mjs'),
    `import { writeFileSync } from 'node:fs';
     writeFileSync(process.argv[2], String(process.pid));
     setInterval(() => {}, 1000);`,
  );
  const [command, ...args] = started([process.execPath, '--import', guard, at('child.mjs'), at('child')]);
  writeFileSync(
    at('starter.mjs'),
    `import { spawn } from 'node:child_process';
     spawn(${JSON.stringify(command)}, ${JSON.stringify(args)}, { stdio: 'ignore', detached: true });
     setInterval(() => {}, 1000);`,
  );
  const starter = spawn(process.execPath, [at('starter.mjs')], { stdio: 'ignore' });
  const child = await pidIn(at('child'));
  starter.kill('SIGKILL');
  expect(await until(() => !isAlive(child))).toBe(true);
});
