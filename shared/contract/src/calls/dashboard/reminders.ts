import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { rowId } from '../../records/record-schema.ts';
import { moment } from '../../rules/moment.ts';
import { oneLine, storableText } from '../../rules/text.ts';
import { blankAsNull } from '../body.ts';
import { listOf, pageQuery } from '../../page.ts';
import {
  EARLY_REMINDER_LATE,
  EARLY_REMINDER_WRONG,
  REMINDER_LENGTH,
  REMINDER_TEXT_NEEDED,
  REMINDER_TIME_NEEDED,
} from './reminder-texts.ts';

/** Specification: dashboard, "Reminder". Times are ISO 8601 with offset. */
export const reminder = z.object({
  id: z.string(),
  reminderText: z.string(),
  completeByDate: z.string(),
  earlyReminderDate: z.nullable(z.string()),
  completed: z.boolean(),
  /** Source of an automatic reminder, `document/<id>`; null for one written by the person. */
  about: z.nullable(z.string()),
});
export type Reminder = z.output<typeof reminder>;

interface NewReminder {
  reminderText: string;
  completeByDate: string;
  earlyReminderDate: string | null;
  completed?: false | undefined;
}

const isLate = ({ earlyReminderDate, completeByDate }: NewReminder): boolean =>
  typeof earlyReminderDate === 'string' &&
  // Checks the type first, because an object's own toString could throw.
  typeof completeByDate === 'string' &&
  Date.parse(earlyReminderDate) > Date.parse(completeByDate);

const newReminder = z
  .strictObject({
    reminderText: z
      .string(REMINDER_TEXT_NEEDED)
      .check(oneLine(), z.minLength(2, REMINDER_TEXT_NEEDED), ...storableText(REMINDER_LENGTH)),
    completeByDate: moment(REMINDER_TIME_NEEDED).schema,
    earlyReminderDate: z.nullable(moment(EARLY_REMINDER_WRONG).schema),
    completed: z.optional(z.literal(false, 'A reminder is added as not completed')),
  })
  .check(
    z.check<NewReminder>(
      (payload) => {
        if (isLate(payload.value))
          payload.issues.push({
            code: 'custom',
            path: ['earlyReminderDate'],
            message: EARLY_REMINDER_LATE,
            input: payload.value.earlyReminderDate,
          });
      },
      { when: ({ value }) => typeof value === 'object' && value !== null },
    ),
  );

const path = '/Dashboard/reminders';
const yesOrNo = z.enum(['true', 'false']);

export const reminders = call({
  method: 'GET',
  path,
  access: 'person',
  summary:
    "The person's reminders: all of them, oldest first, or one page; with Completed only those that are done, or not.",
  query: z.extend(pageQuery, { Completed: z.optional(yesOrNo) }),
  value: listOf(reminder),
});

export const addReminder = call({
  method: 'POST',
  path,
  access: 'person',
  status: 201,
  summary: 'Adds a reminder, which is not completed yet.',
  idempotencyKey: true,
  body: blankAsNull(['earlyReminderDate'], newReminder),
  value: reminder,
});

export const completeReminder = call({
  method: 'PUT',
  path: `${path}/{id}`,
  access: 'person',
  summary:
    'Marks one of the person’s own reminders as done, or with completed false as open again; a second time changes nothing.',
  params: z.strictObject({ id: rowId }),
  /** Default of `completed`: true. */
  body: z.strictObject({ id: rowId, completed: z.optional(z.boolean()) }),
  value: reminder,
});

export const snoozeReminder = call({
  method: 'PUT',
  path: `${path}/{id}/snooze`,
  access: 'person',
  summary:
    'Reminds the person of one of their own reminders at another time; when it is due stays as it is. With null it is told of when it is due. Answers with the early date that it had, which undoes it.',
  params: z.strictObject({ id: rowId }),
  body: z.strictObject({ id: rowId, earlyReminderDate: z.nullable(moment(REMINDER_TIME_NEEDED).schema) }),
  value: z.extend(reminder, { formerEarlyReminderDate: z.nullable(z.string()) }),
});

/** Most due reminders counted; a badge shows "99+". */
export const MAX_DUE = 100;

export const dueReminders = call({
  method: 'GET',
  path: '/Dashboard/due-reminders',
  access: 'person',
  summary:
    'The open reminders whose early date, or else their own, has come: the five that are due first, and how many there are, counted up to 100.',
  value: z.object({ count: z.int(), items: z.array(reminder) }),
});

export const addReminderBody = addReminder.body;
