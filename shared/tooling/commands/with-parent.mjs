/**
 * Loaded into a process, it closes it as on SIGTERM once what started it is gone: killed hard, that cannot say so. npm
 * starts a program by a shell, which outlives npm and says nothing either; then it is npm that counts.
 */
import { readFileSync } from 'node:fs';

const parent = process.ppid;

/** Reads the parent's name and its own parent from `/proc`; null without that folder. */
const parentNow = () => {
  try {
    const [, name, starter] = /\((.*)\) \S (\d+)/.exec(readFileSync(`/proc/${parent}/stat`, 'utf8')) ?? [];
    return { name, starter };
  } catch {
    return null;
  }
};

const atFirst = parentNow();
const isShell = /^(ba|da|z|k)?sh$/.test(atFirst?.name ?? '');
const isLeft = () => process.ppid !== parent || (isShell && parentNow()?.starter !== atFirst?.starter);

setInterval(() => {
  if (isLeft()) process.kill(process.pid, 'SIGTERM');
}, 500).unref();
