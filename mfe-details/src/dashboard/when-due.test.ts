import { timeOf, urgencyOf, whenDue } from './when-due.ts';

/** 00:30 on the 22nd in South Africa. */
const NOW = Date.parse('2026-11-21T22:30:00Z');
const at = (completeByDate: string, earlyReminderDate: string | null = null) => ({
  completeByDate,
  earlyReminderDate,
});

it.each([
  [at('2026-11-21T22:29:00Z'), 'overdue'],
  [at('2026-11-22T15:00:00+02:00'), 'due'],
  [at('2026-11-23T09:00:00+02:00'), 'later'],
  [at('2026-12-23T09:00:00+02:00', '2026-11-21T09:00:00+02:00'), 'due'],
  [at('2026-12-23T09:00:00+02:00', '2026-11-24T09:00:00+02:00'), 'later'],
] as const)('%j is %s', (times, urgency) => expect(urgencyOf(times, NOW)).toBe(urgency));

it.each([
  ['2026-11-22T15:00:00+02:00', 'Due today, Sun, 22 Nov 2026 at 15:00'],
  ['2026-11-23T00:10:00+02:00', 'Due tomorrow, Mon, 23 Nov 2026 at 00:10'],
  ['2026-11-28T09:00:00+02:00', 'Due in 6 days, Sat, 28 Nov 2026 at 09:00'],
  ['2026-11-21T09:00:00+02:00', 'Was due yesterday, Sat, 21 Nov 2026 at 09:00'],
  ['2026-11-20T09:00:00+02:00', 'Was due 2 days ago, Fri, 20 Nov 2026 at 09:00'],
])('%s: %s', (completeByDate, text) =>
  expect(whenDue({ completeByDate }, NOW).replaceAll(/\s/g, ' ')).toBe(text),
);

it.each([
  ['2026-11-21T09:00:00+02:00', 'overdue'],
  ['2026-11-22T00:29:00+02:00', 'overdue'],
  ['2026-11-22T23:59:00+02:00', 'today'],
  ['2026-11-23T00:00:00+02:00', 'coming'],
])('%s is %s', (completeByDate, time) => expect(timeOf({ completeByDate }, NOW)).toBe(time));
