import { calls } from '@phila/contract';
import { Releases } from '@phila/data-folder';
import type { WholeService } from '../../../core/area.ts';
import { implement, type Implementation } from '../../../core/calls/implement.ts';
import { takeBack, withdraw } from './change-in-use.ts';
import { listRemotes } from './list-remotes.ts';

const { administration } = calls;

/** Shows the releases of remotes in use with their origin, and rolls them back. */
export const remoteAnswers = ({ configuration }: WholeService): Implementation[] => {
  const releases = new Releases(configuration.dataDir);
  return [
    implement(administration.siteRemotes, (_input, { database, reachedRemotes }) =>
      listRemotes(releases, database, reachedRemotes),
    ),
    implement(administration.takeReleaseBack, ({ params, body }, context) =>
      takeBack(context, releases, { ...params, ...body }),
    ),
    implement(administration.withdrawRemote, ({ params, body }, context) =>
      withdraw(context, releases, { ...params, ...body }),
    ),
  ];
};
