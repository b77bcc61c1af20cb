import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runService, type RunningService } from './process.ts';

/**
 * Starts built services for a test file, in its own folder. Afterwards kills services still running, and removes the
 * folder.
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
  /** A subfolder for a site's data, created by the first start. */
  const folder = (name: string): string => join(base, name);
  const run = (environment: Record<string, string> = {}): RunningService => {
    const service = runService({ DATA_DIR: folder('data'), ...environment });
    running.add(service);
    return service;
  };
  return { folder, run };
};
