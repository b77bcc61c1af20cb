import { calls } from '@phila/contract';
import { Releases } from '@phila/data-folder';
import type { WholeService } from '../../../core/area.ts';
import { implement, type Implementation } from '../../../core/calls/implement.ts';
import { countFault, faultsOfToday } from './counted.ts';

const { administration } = calls;

/** Faults of remotes, as pages report them and as administrators read them. */
export const faultAnswers = ({ configuration }: WholeService): Implementation[] => {
  const releases = new Releases(configuration.dataDir);
  return [
    implement(administration.reportRemoteFault, ({ body }, { database, clock }) =>
      countFault(database, releases, body, clock.now()),
    ),
    implement(administration.remoteFaults, (_input, { database, clock }) =>
      faultsOfToday(database, releases, clock.now()),
    ),
  ];
};
