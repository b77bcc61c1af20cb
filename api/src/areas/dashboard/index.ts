import { answersOf, area } from '../../core/area.ts';
import * as tables from './tables.ts';
import { personal } from './personal.ts';
import { demo } from './demo.ts';
import { reminding } from './reminding.ts';
import { calls } from '@phila/contract';
import type { Context } from '../../core/calls/implement.ts';
import { implement, type Implementation } from '../../core/calls/implement.ts';
import { notFound, Refusal } from '../../core/http/refusal.ts';
import {
  addReminder,
  completeReminder,
  dueReminders,
  hasReminder,
  listReminders,
  snoozeReminder,
} from './reminders.ts';
import { reminderCards } from '../../core/reminders/cards.ts';
import { readToday } from './today/today.ts';
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

/** @throws Refusal 422 for a body that names another reminder than the address */
const assertNamed = (params: { id: string }, body: { id: string }): void => {
  if (body.id.toLowerCase() === params.id.toLowerCase()) return;
  const text = 'The body names another reminder than the address';
  throw new Refusal(422, text, [{ path: 'id', message: text }]);
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
      assertNamed(params, body);
      return completeReminder(database, person.id, params.id, body.completed);
    }),
    assertOwned,
  },
  {
    ...implement(dashboard.snoozeReminder, ({ params, body }, { database, person }) => {
      assertNamed(params, body);
      const { earlyReminderDate } = body;
      const until = earlyReminderDate === null ? null : new Date(earlyReminderDate);
      return snoozeReminder(database, person.id, params.id, until);
    }),
    assertOwned,
  },
  implement(dashboard.todayReminders, (_input, { database, person, clock }) =>
    reminderCards(database, {
      personId: person.id,
      now: clock.now(),
      pages: { document: '/documents' },
    }),
  ),
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
  answers: (services) => [
    ...answers,
    implement(dashboard.today, (_input, context) => readToday(answersOf(services), context)),
  ],
  tables,
  personal,
  tasks: [reminding],
  keptFor: ['Reminders you marked as done'],
  demo,
});
