/**
 * Runs a command in a supported Node: this one, or Node 22 of the npm registry if this one is older. The commands thus
 * need only some installed Node. Written for old versions, because those run it first.
 *
 * node shared/tooling/on-node-22.mjs start
 * node shared/tooling/on-node-22.mjs --experimental-vm-modules node_modules/jest/bin/jest.js
 */
import { execFileSync, spawn } from 'node:child_process';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const FLOOR = { major: 22, minor: 15 };

const isNewEnough = (/** @type {string} */ version) => {
  const [major = 0, minor = 0] = version.replace(/^v/, '').split('.').map(Number);
  return major > FLOOR.major || (major === FLOOR.major && minor >= FLOOR.minor);
};

const floor = `${FLOOR.major}.${FLOOR.minor}`;
const isWindows = process.platform === 'win32';

/** Finds the Node that npm fetched; later runs ask no registry. */
const fetchedNode = () => {
  const answer = execFileSync(
    isWindows ? 'npx.cmd' : 'npx',
    [
      '--yes',
      '--prefer-offline',
      '--package',
      `node@${FLOOR.major}`,
      '--',
      'node',
      '--print',
      'process.version + " " + process.execPath',
    ],
    { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'], shell: isWindows },
  );
  const [, version, program] = /^(v\S+) (.+)$/m.exec(answer) || [];
  if (version === undefined || program === undefined || !isNewEnough(version))
    throw new Error(`npx answered ${answer.trim()}`);
  return program;
};

const program = () => {
  if (isNewEnough(process.version)) return process.execPath;
  console.error(
    `Phila needs Node ${floor} and this is ${process.version}: going on in Node 22 of the npm registry.`,
  );
  try {
    return fetchedNode();
  } catch (error) {
    console.error(
      `It could not be fetched (${String(error instanceof Error ? error.message : error).split('\n')[0]}): install Node ${floor} or later.`,
    );
    return process.exit(1);
  }
};

const [first = '', ...others] = process.argv.slice(2);
const command = first.startsWith('-')
  ? undefined
  : fileURLToPath(new URL(`commands/${first}.mjs`, import.meta.url));
const found = program();

if (command && found === process.execPath) {
  // Runs in this process, so that killing it ends the command itself.
  process.argv.splice(1, 2, command);
  await import(pathToFileURL(command).href);
} else {
  const name = Object.keys(process.env).find((key) => key.toUpperCase() === 'PATH') || 'PATH';
  // Programs that begin with "#!/usr/bin/env node" are to find the same one.
  const env = { ...process.env, [name]: path.dirname(found) + path.delimiter + (process.env[name] || '') };
  const child = spawn(found, [command || first, ...others], { stdio: 'inherit', env });
  // A terminal sends Ctrl+C to both; a signal to this process is meant for the command.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', (signal) => child.kill(signal));
  process.on('SIGHUP', (signal) => child.kill(signal));
  if (process.env.npm_lifecycle_event) await import('./commands/with-parent.mjs');
  child.on('error', (error) => {
    console.error(`${found} cannot be started: ${error.message}`);
    process.exit(1);
  });
  child.on('exit', (code, signal) => process.exit(signal ? 128 + os.constants.signals[signal] : code));
}
