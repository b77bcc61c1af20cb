import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { root } from '../commands/workspace.mjs';

/**
 * The output of a step that runs beside others: prefixes each line with the step's name in the terminal, and writes it
 * unchanged to a file.
 * @param {string} name of the step
 * @param {string} file that takes its lines
 * @returns {import('../commands/workspace.mjs').Output & { close: () => Promise<void> }}
 */
export const namedLines = (name, file) => {
  const log = createWriteStream(file);
  const say = (/** @type {string} */ text) => {
    for (const line of String(text).split('\n')) {
      log.write(`${line}\n`);
      console.log(`${name.padEnd(8)} │ ${line}`);
    }
  };
  /** @type {import('../commands/workspace.mjs').Output['run']} */
  const run = (command, args, options = {}) =>
    new Promise((resolve, reject) => {
      const child = spawn(command, args, { cwd: root, ...options, stdio: ['ignore', 'pipe', 'pipe'] });
      for (const stream of [child.stdout, child.stderr]) createInterface({ input: stream }).on('line', say);
      child.on('error', reject);
      // Not `exit`, after which lines may still come.
      child.on('close', (code, signal) => {
        if (code === 0) resolve();
        else reject(new Error(`${path.basename(command)} ended with ${signal ?? code}`));
      });
    });
  /** @type {() => Promise<void>} */
  const close = () =>
    new Promise((resolve) => {
      log.end(() => resolve());
    });
  return { say, run, close };
};
