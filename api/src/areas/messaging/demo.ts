import { calls } from '@phila/contract';
import type { Demo } from '../../core/area.ts';
import { inBatches } from '../../core/database/in-batches.ts';
import { uuidv7 } from '../../core/database/uuid-v7.ts';
import { addDemoDeeds } from '../../core/demo/demo-audit.ts';
import { diceOf } from '../../core/demo/dice.ts';
import { DAY, HOUR } from '../../core/durations.ts';
import { secondDemoOrganisation } from '../organisation/public.ts';
import { announcementRecipients, announcements } from './tables.ts';

const SENT_AGO = 24;

/**
 * Adds an announcement for invented people of one organisation, and a draft. The demo's sign-in accounts get none, so
 * their bell begins empty.
 */
export const demo = async (made: Demo): Promise<void> => {
  const { services, people, crowd } = made;
  const { database, clock } = services;
  const admin = people.get('admin');
  if (admin === undefined || crowd.length === 0) return;
  const { osNo } = secondDemoOrganisation;
  const now = clock.now().getTime();
  const sentAt = new Date(now - SENT_AGO * DAY);
  const dice = diceOf(24);
  const recipients = crowd
    .filter((person) => person.osNo === osNo && person.joinedAt <= sentAt)
    .map(({ id }) => ({
      personId: id,
      deliveredAt: sentAt,
      openedAt: dice.happens(60) ? new Date(sentAt.getTime() + (1 + dice.below(70)) * HOUR) : null,
    }));
  const sent = uuidv7(sentAt);
  await database.insert(announcements).values([
    {
      id: sent,
      title: 'A budget in twenty minutes: join us on Thursday',
      text: 'We make a budget together, step by step, with the planner in My Wealth. Bring last month’s bank statement; you share it with no one.\n\nThursday at 13:00, in the canteen.',
      audience: 'organisation',
      osNo,
      byMail: false,
      state: 'sent',
      sendAt: sentAt,
      sentAt,
      delivered: recipients.length,
      opened: recipients.filter(({ openedAt }) => openedAt !== null).length,
    },
    {
      id: uuidv7(new Date(now - DAY)),
      title: 'When we answer in December',
      text: 'Our support team answers on weekdays from 08:00 to 17:00, and not on 16, 25 and 26 December. The site itself stays open.',
      audience: 'everybody',
      byMail: true,
    },
  ]);
  for await (const some of inBatches(recipients))
    await database
      .insert(announcementRecipients)
      .values(some.map((one) => ({ announcementId: sent, ...one })));
  await addDemoDeeds(made, [
    { actorId: admin, call: calls.messaging.sendAnnouncement, at: sentAt, rowId: sent, fields: [] },
  ]);
};
