import { southAfricanDay } from '@phila/contract';
import { saveChecks } from './wellbeing-checks.ts';
import { reminders } from './tables.ts';
import type { Demo } from '../../core/area.ts';
import type { Database } from '../../core/database/open.ts';
import { demoFile } from '../../core/demo/demo-file.ts';
import { uuidv7 } from '../../core/database/uuid-v7.ts';
import { DAY } from '../../core/durations.ts';

interface DemoReminder {
  text: string;
  /** Days after the first start. */
  due: number;
  early?: number;
  completed?: true;
}

/** The demo people's reminders and ticked financial checks, by label. */
interface DemoDashboards {
  readonly [label: string]: {
    reminders: readonly DemoReminder[];
    checks: Parameters<typeof saveChecks>[2];
  };
}

/** Fills in a demo account's dashboard. Marks due reminders as sent, so that no mail is made for them. */
const fillInDashboard = async (
  database: Database,
  own: DemoDashboards[string],
  personId: string,
  now: Date,
): Promise<void> => {
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
  const dashboards = demoFile<DemoDashboards>('dashboards');
  for (const [label, personId] of people) {
    const own = dashboards[label];
    if (own !== undefined) await fillInDashboard(database, own, personId, clock.now());
  }
};
