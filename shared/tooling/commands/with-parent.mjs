/**
 * Closes the process that loads it, as on SIGTERM, once its parent is gone: a killed parent cannot signal it. Under npm
 * it watches npm instead of the shell between them, which outlives npm.
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
