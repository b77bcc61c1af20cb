import type { WholeService } from '../core/area.ts';
import type { JobKind } from '../core/jobs/job.ts';

/**
 * Runs queued jobs of a kind, as a worker would, in a service that runs none itself.
 * @param isEarly includes jobs not yet due, once each
 * @returns how many were run
 */
export const runJobs = async (
  services: WholeService,
  { name }: Pick<JobKind<object>, 'name'>,
  { isEarly = false } = {},
): Promise<number> => {
  const { boss, kinds, perform } = services.jobs;
  const kind = kinds.find((one) => one.name === name);
  if (kind === undefined) throw new Error(`There are no jobs "${name}"`);
  let done = 0;
  for (;;) {
    const taken = await boss.fetch<object>(name, {
      includeMetadata: true,
      batchSize: isEarly ? 1_000 : 10,
      ignoreStartAfter: isEarly,
    });
    for (const { id, status, output } of await perform(kind, taken, services)) {
      if (status === 'completed') done += 1;
      await (status === 'completed' ? boss.complete(name, id) : boss.fail(name, id, output as object));
    }
    if (isEarly || taken.length === 0) return done;
  }
};
