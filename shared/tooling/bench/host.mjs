/** The service to measure, in a process and a data folder of its own. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/**
 * Starts one of the `…-host.mjs` beside this file, with demo data. It sends one message when it has something to say:
 * what to measure, or what it has measured.
 *
 * @param name of the file, without `-host.mjs`
 * @returns the process, its first message, and `stop`, which ends it and removes its folder
 */
export const startHost = async (name, { args = [], env = {} } = {}) => {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), `phila-bench-${name}-`));
  const host = fork(path.join(import.meta.dirname, `${name}-host.mjs`), args.map(String), {
    env: { ...process.env, NODE_ENV: 'production', DEMO_DATA: 'small', DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = once(host, 'exit');
  const stop = async () => {
    host.kill('SIGKILL');
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    const [message] = await Promise.race([
      once(host, 'message'),
      ended.then(() =>
        Promise.reject(new Error(`What measures “${name}” ended before it had anything to say.`)),
      ),
    ]);
    return { host, message, stop };
  } catch (error) {
    await stop();
    throw error;
  }
};
