import { calls } from '@phila/contract';
import type { WholeService } from '../../../core/area.ts';
import { implement, type Implementation, implementPrepared } from '../../../core/calls/implement.ts';
import {
  addPersonNote,
  askNewPassword,
  checkPerson,
  disablePerson,
  enablePerson,
  endSessionOf,
  revealPerson,
} from './acts.ts';
import { peopleByDay } from './by-day.ts';
import { findPeople } from './find-people.ts';
import { lookAtPerson } from './one-person.ts';
import { readTimeline } from './person-timeline.ts';
import { stopViewing, viewAs, viewingsOf } from './view-as.ts';

const { identity } = calls;

/** Serves people to administrators. */
export const peopleAnswers = ({ areas }: Pick<WholeService, 'areas'>): Implementation[] => [
  implement(identity.findPeople, ({ body }, context) =>
    findPeople(
      context,
      body,
      areas.flatMap(({ phones }) => phones),
    ),
  ),
  implement(identity.peopleByDay, (_input, { database, clock }) => peopleByDay(database, clock.now())),
  implement(identity.lookAtPerson, ({ params }, context) => lookAtPerson(context, params.id)),
  implement(identity.personTimeline, (input, context) =>
    readTimeline(
      context,
      areas.flatMap(({ timeline }) => timeline),
      input,
    ),
  ),
  implement(identity.addPersonNote, ({ params, body }, context) =>
    addPersonNote(context, params.id, body.text),
  ),
  implementPrepared(
    identity.checkPerson,
    ({ params }, { limits }) => limits.use('personCheck', params.id),
    ({ params, body }, context, allowance) => checkPerson(context, params.id, body, allowance),
  ),
  implement(identity.revealPerson, ({ params, body }, context) =>
    revealPerson(context, params.id, body.reason),
  ),
  implement(identity.endSessionOf, ({ params }, context) =>
    endSessionOf(context, params.id, params.sessionId),
  ),
  implement(identity.disablePerson, ({ params, body }, context) =>
    disablePerson(context, params.id, body.reason),
  ),
  implement(identity.enablePerson, ({ params }, context) => enablePerson(context, params.id)),
  implement(identity.viewAs, ({ params, body }, context) => viewAs(context, params.id, body.reason)),
  implement(identity.viewings, ({ params }, { database }) => viewingsOf(database, params.id)),
  implement(identity.stopViewing, (_input, context) => stopViewing(context)),
  implement(identity.askNewPassword, ({ params }, context) => askNewPassword(context, params.id)),
];
