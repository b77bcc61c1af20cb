/** A program of the drill: its output goes to a file, and it ends with the drill. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';

/**
 * @typedef {object} Running
 * @property {number} pid
 * @property {() => boolean} isOver
 * @property {(signal: NodeJS.Signals) => Promise<void>} end sends the signal, and waits until the process is gone
 */

/** @type {Set<import('node:child_process').ChildProcess>} */
const children = new Set();
process.once('exit', () => {
  for (const child of children) child.kill('SIGKILL');
});

/**
 * @param {string} program
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions & { log: string }} options
 * @returns {Running}
 */
export const start = (program, args, { log, ...options }) => {
  const file = openSync(log, 'a');
  const child = spawn(program, args, { ...options, stdio: ['ignore', file, file] });
  closeSync(file);
  children.add(child);
  child.once('exit', () => children.delete(child));
  const isOver = () => child.exitCode !== null || child.signalCode !== null;
  return {
    pid: child.pid ?? 0,
    isOver,
    end: async (signal) => {
      if (isOver()) return;
      const ended = once(child, 'exit');
      child.kill(signal);
      await ended;
    },
  };
};
