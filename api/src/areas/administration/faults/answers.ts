import { calls } from '@phila/contract';
import { implement, type Implementation } from '../../../core/calls/implement.ts';
import { takeFailure } from '../../../core/releases/rollout/watched.ts';
import { visitorOf } from '../../../core/releases/sets/visitor.ts';
import { countFault, faultsOfToday } from './counted.ts';

const { administration } = calls;

/** Faults of remotes, as pages report them and as administrators read them. */
export const faultAnswers: Implementation[] = [
  implement(administration.reportRemoteFault, async ({ body }, context) => {
    const { database, releases, clock } = context;
    await countFault(database, releases, body, clock.now());
    const { channels } = await releases.inUse();
    if (channels.get(body.remote)?.rollout?.stage !== 'percent') return true as const;
    const visitor = await visitorOf(context.cookies, context);
    if (visitor !== null) await takeFailure(context, { ...body, subject: visitor.subject });
    return true as const;
  }),
  implement(administration.remoteFaults, (_input, { database, releases, clock }) =>
    faultsOfToday(database, releases, clock.now()),
  ),
];
