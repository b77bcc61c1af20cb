import type { PersonalArea } from '../../core/personal-data/personal-area.ts';
import { rowsPart } from '../../core/personal-data/held-rows.ts';
import { financialWellbeingChecks, reminders } from './tables.ts';

/** The dashboard: reminders and financial checks. */
export const personal: PersonalArea = {
  parts: [
    rowsPart({
      name: 'reminders',
      title: 'Reminders',
      table: reminders,
      leaveOut: ['id', 'about', 'remindAt'],
      labels: {
        reminderText: 'Reminder',
        completeByDate: 'Complete by',
        earlyReminderDate: 'Early reminder',
        remindedAt: 'Told by email',
      },
    }),
    rowsPart({
      name: 'financialWellbeingChecks',
      title: 'Financial wellbeing',
      table: financialWellbeingChecks,
      leaveOut: ['version'],
      labels: { mortage: 'Mortgage' },
    }),
  ],
};
