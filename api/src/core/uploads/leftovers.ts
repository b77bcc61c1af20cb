import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Configuration } from '../configuration.ts';
import { codeOf } from '../error-code.ts';
import type { Services } from '../services.ts';
import type { Task } from '../jobs/task.ts';
import { HOUR } from '../durations.ts';

/** The folder for files while their calls are answered. */
export const uploadFolder = ({ dataDir }: Pick<Configuration, 'dataDir'>): string => join(dataDir, 'uploads');

/**
 * Removes uploaded files of calls that never replied because the service was killed. Uploads finish within an hour, so
 * older files are orphans.
 */
export const sweepUploads = async ({
  configuration,
  clock,
}: Pick<Services, 'configuration' | 'clock'>): Promise<void> => {
  const folder = uploadFolder(configuration);
  const names = await readdir(folder).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  });
  for (const name of names) {
    const file = join(folder, name);
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Infinity }));
    if (mtimeMs < clock.now().getTime() - HOUR) await rm(file, { force: true });
  }
};

export const uploadSweeping: Task<Services> = {
  name: 'upload sweeping',
  every: HOUR,
  onEveryServer: true,
  run: sweepUploads,
};
