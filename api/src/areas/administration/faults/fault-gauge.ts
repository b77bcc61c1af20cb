import type { DatabaseGauge } from '../../../core/metrics/database-gauge.ts';
import type { Services } from '../../../core/services.ts';
import { faultsOfToday } from './counted.ts';

/** Tells who watches the site which release of a remote fails people. */
export const faultGauge: DatabaseGauge<Services> = {
  name: 'phila_remote_fault_pages',
  help: 'Pages of today on which a release of a remote failed',
  labelNames: ['remote', 'version', 'kind'],
  read: async ({ database, releases, clock }) =>
    (await faultsOfToday(database, releases, clock.now())).map(({ remote, version, kind, pages }) => ({
      labels: { remote, version, kind },
      value: pages,
    })),
};
