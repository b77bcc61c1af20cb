import type { PersonalArea } from '../../core/personal-data/personal-area.ts';
import { rowsPart } from '../../core/personal-data/held-rows.ts';
import { announcementRecipients, bellNotices, notificationChoices } from './tables.ts';

/** The person's announcements and when they were opened, deleted with the account. */
export const personal: PersonalArea = {
  parts: [
    rowsPart({
      name: 'announcements',
      title: 'Announcements to you',
      table: announcementRecipients,
      leaveOut: ['announcementId', 'isNamed', 'isTest'],
      labels: { deliveredAt: 'Delivered', inBell: 'In your bell', openedAt: 'Opened', mailedAt: 'Emailed' },
    }),
    rowsPart({
      name: 'notices',
      title: 'What we told you in your bell',
      table: bellNotices,
      leaveOut: ['id'],
      labels: { deliveredAt: 'In your bell since', openedAt: 'Opened' },
    }),
    rowsPart({
      name: 'notificationChoices',
      title: 'How you are told of what',
      table: notificationChoices,
      labels: { bell: 'In the bell', mail: 'By email', sms: 'By text message' },
    }),
  ],
};
