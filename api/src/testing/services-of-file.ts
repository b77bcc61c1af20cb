import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runService, type RunningService } from './process.ts';

/**
 * The built service for the tests of one file, on a folder of theirs: whatever still runs when they are over is killed,
 * and the folder removed.
 */
export const servicesOfFile = () => {
  let base = '';
  const running = new Set<RunningService>();
  beforeAll(async () => {
    base = await mkdtemp(join(tmpdir(), 'phila-main-'));
  });
  afterAll(async () => {
    for (const service of running) {
      service.kill('SIGKILL');
      await service.ended;
    }
    await rm(base, { recursive: true, force: true });
  });
  /** A folder below that of the file, for the data of one site; made by the first start on it. */
  const folder = (name: string): string => join(base, name);
  const run = (environment: Record<string, string> = {}): RunningService => {
    const service = runService({ DATA_DIR: folder('data'), ...environment });
    running.add(service);
    return service;
  };
  return { folder, run };
};
