import { calls } from '@phila/contract';
import { area } from '../../core/area.ts';
import { implement, implementPrepared } from '../../core/calls/implement.ts';
import { audienceChoices, peopleOf, reachOf } from './audience.ts';
import { demo } from './demo.ts';
import { addDraft, changeDraft, listAnnouncements, removeDraft } from './drafts.ts';
import { choose, readChoices } from './notification-choices.ts';
import { personal } from './personal.ts';
import { openBy, receivedBy } from './received.ts';
import { forgettingRecipients, schedule, sendingAnnouncements, sendTest, stop } from './sending.ts';
import * as tables from './tables.ts';
import { onePressRoutes, unsubscribe } from './unsubscribing.ts';

const { messaging } = calls;

/** Tells people news in the bell and by mail. */
export const messagingArea = area({
  name: 'messaging',
  answers: [
    implement(messaging.announcements, (_input, { database }) => listAnnouncements(database)),
    implement(messaging.announcementAudienceChoices, (_input, { database }) => audienceChoices(database)),
    implement(messaging.announcementReach, ({ params }, { database }) => reachOf(database, params.id)),
    implementPrepared(
      messaging.draftAnnouncement,
      ({ body }, context) => peopleOf(context, messaging.draftAnnouncement, body),
      ({ body }, { database, clock }, found) => addDraft(database, body, found, clock.now()),
    ),
    implementPrepared(
      messaging.changeAnnouncement,
      ({ body }, context) => peopleOf(context, messaging.changeAnnouncement, body),
      ({ params, body }, { database }, found) => changeDraft(database, params.id, body, found),
    ),
    implement(messaging.removeAnnouncement, ({ params }, { database }) => removeDraft(database, params.id)),
    implement(messaging.testAnnouncement, ({ params }, context) =>
      sendTest(context, params.id, context.person.id),
    ),
    implement(messaging.sendAnnouncement, ({ params, body }, context) => schedule(context, params.id, body)),
    implement(messaging.stopAnnouncement, ({ params }, { database }) => stop(database, params.id)),
    implement(messaging.receivedAnnouncements, (_input, { database, clock, person }) =>
      receivedBy(database, person.id, clock.now()),
    ),
    implement(messaging.openReceived, ({ params }, { database, clock, person }) =>
      openBy(database, person.id, params.id, clock.now()),
    ),
    implement(messaging.notificationChoices, (_input, { database, person }) =>
      readChoices(database, person.id),
    ),
    implement(messaging.chooseNotification, ({ body }, { database, clock, person }) =>
      choose(database, person.id, body, clock.now()),
    ),
    implement(messaging.unsubscribe, ({ body }, context) => unsubscribe(context, body.token)),
  ],
  routes: onePressRoutes,
  tables,
  demo,
  tasks: [sendingAnnouncements, forgettingRecipients],
  personal,
  keptFor: ['Which announcements and notices are in your bell, and that you opened them'],
});
