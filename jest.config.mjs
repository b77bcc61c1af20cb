import { existsSync, readdirSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { JEST_TEST } from './shared/tooling/tests/patience.mjs';

const root = import.meta.dirname;
const folders = ['api', 'shell', ...readdirSync(path.join(root, 'shared')).map((name) => `shared/${name}`)];
const remotes = readdirSync(root).filter((name) => name.startsWith('mfe-'));

/** Every package with a jest.config.mjs is a project; a new remote is one by being there. */
export default {
  projects: [...folders, ...remotes]
    .filter((folder) => existsSync(path.join(root, folder, 'jest.config.mjs')))
    .map((folder) => `<rootDir>/${folder}`),
  // Jest takes it from here alone.
  testTimeout: JEST_TEST,
  // On two processors jest would use one. Many tests of the service wait, for an answer that takes its time by design or
  // for a process. A worker that has had many databases in it is let go for a new one.
  maxWorkers: Math.max(3, os.availableParallelism() - 1),
  workerIdleMemoryLimit: '1GB',
  // A worker that holds a gigabyte takes longer than the usual 500 ms to end on a busy machine, and jest would call that
  // a leak. A real one still shows: it keeps its worker for as long as this.
  workerGracefulExitTimeout: 20_000,
};
