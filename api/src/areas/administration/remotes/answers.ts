import { calls } from '@phila/contract';
import { implement, type Implementation } from '../../../core/calls/implement.ts';
import {
  giveFirst,
  holdFor,
  letHeldGo,
  purgeVersion,
  putInUse,
  setTwoPeople,
  takeBack,
  withdraw,
} from './change-in-use.ts';
import { listRemotes } from './list-remotes.ts';

const { administration } = calls;

/** Shows the releases of remotes in use with their origin, and changes which is in use. */
export const remoteAnswers: Implementation[] = [
  implement(administration.siteRemotes, (_input, { releases, database, reachedRemotes, person, clock }) =>
    listRemotes(releases, database, reachedRemotes, { personId: person.id, now: clock.now() }),
  ),
  implement(administration.makeReleaseLive, ({ params, body }, context) =>
    putInUse(context, { ...params, ...body }),
  ),
  implement(administration.rollReleaseOut, ({ params, body }, context) =>
    giveFirst(context, { ...params, ...body }),
  ),
  implement(administration.holdRelease, ({ params, body }, context) =>
    holdFor(context, { ...params, ...body }),
  ),
  implement(administration.letReleaseGo, ({ params, body }, context) =>
    letHeldGo(context, { ...params, ...body }),
  ),
  implement(administration.setTwoPeople, ({ params, body }, context) =>
    setTwoPeople(context, { ...params, ...body }),
  ),
  implement(administration.takeReleaseBack, ({ params, body }, context) =>
    takeBack(context, { ...params, ...body }),
  ),
  implement(administration.purgeRelease, ({ params, body }, context) =>
    purgeVersion(context, { ...params, ...body }),
  ),
  implement(administration.withdrawRemote, ({ params, body }, context) =>
    withdraw(context, { ...params, ...body }),
  ),
];
