import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { todayCard, todayCards } from '../../today/today-card.ts';

export const today = call({
  method: 'GET',
  path: '/Dashboard/today',
  access: 'person',
  summary:
    'What the person has to see to today: the cards of all remotes in use, the most urgent first. isWhole is false where some of them could not be read.',
  value: z.object({ cards: z.array(todayCard), isWhole: z.boolean() }),
});
export type Today = z.output<(typeof today)['value']>;

export const todayReminders = call({
  method: 'GET',
  path: '/Dashboard/today-reminders',
  access: 'person',
  summary:
    'Cards for Today: the person’s open reminders that are overdue or due today, or whose early date has come.',
  value: todayCards,
});
