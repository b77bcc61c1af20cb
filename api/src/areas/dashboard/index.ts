import { area } from '../../core/area.ts';
import * as tables from './tables.ts';
import { personal } from './personal.ts';
import { demo } from './demo.ts';
import { reminding } from './reminding.ts';
import { calls } from '@phila/contract';
import type { Context } from '../../core/calls/implement.ts';
import { implement, type Implementation } from '../../core/calls/implement.ts';
import { notFound, Refusal } from '../../core/http/refusal.ts';
import { addReminder, completeReminder, dueReminders, hasReminder, listReminders } from './reminders.ts';
import { readChecks, saveChecks } from './wellbeing-checks.ts';
import { isGuid } from '../../core/database/is-guid.ts';

const { dashboard } = calls;

const assertOwned: Implementation['assertOwned'] = async (
  { params },
  { database, person }: Context<'person'>,
) => {
  const { id } = params;
  if (!isGuid(id) || !(await hasReminder(database, person.id, id))) throw notFound();
};

/** Reminders and financial checks of the dashboard (specification: dashboard). */
const answers: Implementation[] = [
  implement(dashboard.reminders, ({ query }, { database, person }) =>
    listReminders(database, person.id, query),
  ),
  implement(dashboard.addReminder, ({ body }, { database, person, clock }) => {
    const { reminderText, completeByDate, earlyReminderDate } = body;
    return addReminder(
      database,
      person.id,
      {
        reminderText,
        completeByDate: new Date(completeByDate),
        earlyReminderDate: earlyReminderDate === null ? null : new Date(earlyReminderDate),
      },
      clock.now(),
    );
  }),
  {
    ...implement(dashboard.completeReminder, ({ params, body }, { database, person }) => {
      if (body.id.toLowerCase() !== params.id.toLowerCase()) {
        const text = 'The body names another reminder than the address';
        throw new Refusal(422, text, [{ path: 'id', message: text }]);
      }
      return completeReminder(database, person.id, params.id, body.completed);
    }),
    assertOwned,
  },
  implement(dashboard.dueReminders, (_input, { database, person, clock }) =>
    dueReminders(database, person.id, clock.now()),
  ),
  implement(dashboard.wellbeingChecks, (_input, { database, person }) => readChecks(database, person.id)),
  implement(dashboard.saveWellbeingChecks, ({ body }, { database, person }) =>
    saveChecks(database, person.id, body),
  ),
];

export const dashboardArea = area({
  name: 'dashboard',
  answers,
  tables,
  personal,
  tasks: [reminding],
  keptFor: ['Reminders that you marked as done'],
  demo,
});
