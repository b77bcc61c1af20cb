import { southAfricanDay } from '@phila/contract';
import { saveChecks } from './wellbeing-checks.ts';
import { reminders } from './tables.ts';
import type { Demo } from '../../core/area.ts';
import type { Database } from '../../core/database/open.ts';
import { uuidv7 } from '../../core/database/uuid-v7.ts';
import { DAY } from '../../core/durations.ts';

interface DemoReminder {
  text: string;
  /** Days from the first start. */
  due: number;
  early?: number;
  completed?: true;
}

const none = {
  medicalInsurance: false,
  shortTermInsurance: false,
  will: false,
  retirementPlan: false,
  budget: false,
  mortage: false,
  vehicle: false,
};

/** What the demo people want to be reminded of, and which financial checks they ticked. */
const dashboards: Readonly<Record<string, { reminders: readonly DemoReminder[]; checks: typeof none }>> = {
  consumer: {
    reminders: [
      { text: 'Send the proof of address to the bank', due: -2 },
      { text: 'Renew my driver’s licence card', due: 6, early: -1 },
      { text: 'Pay the car insurance for the year', due: 19, early: 12 },
      { text: 'Book the yearly check-up', due: 33 },
      { text: 'Hand in the tax return', due: -20, completed: true },
    ],
    checks: { ...none, medicalInsurance: true, budget: true, mortage: true, vehicle: true },
  },
  employee: {
    reminders: [
      { text: 'Choose a medical aid plan for next year', due: 4, early: 1 },
      { text: 'Bring my matric certificate to the office', due: 10 },
    ],
    checks: { ...none, retirementPlan: true, vehicle: true },
  },
};

/** The dashboard of a demo account, by its label. Reminders that are due are marked as sent, so that no mail is made for them. */
const fillInDashboard = async (
  database: Database,
  label: string,
  personId: string,
  now: Date,
): Promise<void> => {
  const own = dashboards[label];
  if (own === undefined) return;
  const at = (days: number) =>
    new Date(`${southAfricanDay(new Date(now.getTime() + days * DAY))}T09:00:00+02:00`);
  for (const { text, due, early, completed = false } of own.reminders) {
    const isDue = Math.min(due, early ?? due) < 0;
    await database.insert(reminders).values({
      id: uuidv7(now),
      personId,
      reminderText: text,
      completeByDate: at(due),
      earlyReminderDate: early === undefined ? null : at(early),
      completed,
      remindedAt: isDue ? now : null,
    });
  }
  await saveChecks(database, personId, own.checks);
};

export const demo = async ({ services: { database, clock }, people }: Demo): Promise<void> => {
  for (const [label, personId] of people) await fillInDashboard(database, label, personId, clock.now());
};
