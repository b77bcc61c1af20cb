import { spawn } from 'node:child_process';

/** Groups of processes are what a terminal's own signals go to; Windows has none that could be named. */
const GROUPS = process.platform !== 'win32';

const running = new Set();

/** Ends a program and all that it has started, also through a wrapper, so that nothing of it is left behind. */
const stop = (/** @type {import('node:child_process').ChildProcess} */ child) => {
  try {
    if (GROUPS && child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
    else child.kill();
  } catch {
    // Ended already.
  }
};

process.on('exit', () => {
  for (const child of running) stop(child);
});

/**
 * Starts a program that ends with this process, and all that it has started with it.
 * @returns {{ ended: Promise<number | null>, end: () => Promise<number | null> }} the exit code, null after a signal
 */
export const start = (
  /** @type {string} */ command,
  /** @type {string[]} */ args,
  /** @type {import('node:child_process').SpawnOptions} */ options,
) => {
  const child = spawn(command, args, { stdio: 'inherit', detached: GROUPS, ...options });
  running.add(child);
  const ended = new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', resolve);
  }).finally(() => running.delete(child));
  const end = () => {
    stop(child);
    return ended;
  };
  return { ended, end };
};

/** Waits for all of them to close, as a service does that has a database open. */
export const endAll = () =>
  Promise.all(
    [...running].map(
      (child) =>
        new Promise((resolve) => {
          child.on('exit', resolve);
          stop(child);
        }),
    ),
  );
