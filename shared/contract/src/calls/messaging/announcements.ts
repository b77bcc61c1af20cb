import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { countOfList } from '../../page.ts';
import { may } from '../../permissions/permission.ts';
import { moment } from '../../rules/moment.ts';
import { LARGEST_ID } from '../../rules/number.ts';
import { manyLines, required, storableText } from '../../rules/text.ts';
import {
  ANNOUNCEMENT_TEXT_LENGTH,
  ANNOUNCEMENT_TITLE_LENGTH,
  announcementAudiences,
  announcementStates,
  MAX_NAMED_PEOPLE,
} from './announcement-words.ts';

const announcement = z.object({
  id: z.guid(),
  version: z.int(),
  title: z.string(),
  text: z.string(),
  audience: z.enum(announcementAudiences),
  /** Organisation addressed, with those below it. */
  osNo: z.nullable(z.int()),
  roleId: z.nullable(z.guid()),
  /** Audience in words. */
  to: z.string(),
  /** Number of people named; 0 for other audiences. */
  named: z.int(),
  byMail: z.boolean(),
  state: z.enum(announcementStates),
  /** Start of delivery, planned or actual, ISO 8601; null for a draft. */
  sendAt: z.nullable(z.string()),
  /** End of delivery. */
  sentAt: z.nullable(z.string()),
  /** Number of people who received it, opened it from the bell, and got it by mail. */
  delivered: z.int(),
  opened: z.int(),
  mailed: z.int(),
});
export type Announcement = z.output<typeof announcement>;

const path = '/Messaging/announcements';
const params = z.strictObject({ id: z.guid() });

const NO_TEXT = 'Please enter the text';
const NO_PEOPLE = `Please enter the email addresses or mobile numbers of at most ${MAX_NAMED_PEOPLE} people`;

const draft = z.strictObject({
  title: required('Please enter a title', ANNOUNCEMENT_TITLE_LENGTH).schema,
  text: z
    .string(NO_TEXT)
    .check(manyLines(), z.trim(), z.minLength(1, NO_TEXT), ...storableText(ANNOUNCEMENT_TEXT_LENGTH)),
  audience: z.enum(announcementAudiences, 'Please choose from the list'),
  osNo: z.optional(z.nullable(z.int().check(z.minimum(1), z.maximum(LARGEST_ID)))),
  roleId: z.optional(z.nullable(z.guid())),
  /** Recipients by email address or mobile number; absent in a change, the earlier ones stay. */
  people: z.optional(
    z
      .array(z.string(NO_PEOPLE).check(...storableText(255)), NO_PEOPLE)
      .check(z.maxLength(MAX_NAMED_PEOPLE, NO_PEOPLE)),
  ),
  byMail: z.boolean(),
});

export const announcements = call({
  method: 'GET',
  path,
  access: may('site.announcements.read'),
  summary:
    'Announcements, those written last first, at most two hundred, with how many have and opened them.',
  value: z.array(announcement),
});

export const announcementAudienceChoices = call({
  method: 'GET',
  path: '/Messaging/audiences',
  access: may('site.announcements.read'),
  summary: 'The organisations and roles that an announcement can go to.',
  value: z.object({
    organisations: z.array(z.object({ osNo: z.int(), name: z.string() })),
    roles: z.array(z.object({ id: z.guid(), name: z.string() })),
  }),
});

export const announcementReach = call({
  method: 'GET',
  path: `${path}/{id}/reach`,
  access: may('site.announcements.read'),
  summary: 'How many people an announcement goes to as it stands, counted up to 10 000.',
  params,
  value: countOfList,
});

export const draftAnnouncement = call({
  method: 'POST',
  path,
  access: may('site.announcements.write'),
  idempotencyKey: true,
  summary: 'Keeps the draft of an announcement. It goes to no one before it is sent.',
  body: draft,
  value: announcement,
});

export const changeAnnouncement = call({
  method: 'PUT',
  path: `${path}/{id}`,
  access: may('site.announcements.write'),
  summary: 'Changes a draft as it was read. 409 where somebody else changed or sent it.',
  params,
  body: z.extend(draft, { version: z.int() }),
  value: announcement,
});

export const removeAnnouncement = call({
  method: 'DELETE',
  path: `${path}/{id}`,
  access: may('site.announcements.write'),
  summary: 'Deletes a draft, or one that was stopped. 409 for one that is sent or scheduled.',
  params,
  value: z.literal(true),
});

export const testAnnouncement = call({
  method: 'POST',
  path: `${path}/{id}/test`,
  access: may('site.announcements.write'),
  summary: 'Sends a draft to oneself, in the bell and, where it goes by mail, by mail. Counted nowhere.',
  params,
  value: z.literal(true),
});

export const sendAnnouncement = call({
  method: 'POST',
  path: `${path}/{id}/send`,
  access: may('site.announcements.write'),
  stepUp: 'announcements',
  stepUpWhen: 'decided',
  summary: 'Sends a draft as it was read, now or at a time. 409 where somebody else changed or sent it.',
  params,
  body: z.strictObject({ version: z.int(), sendAt: z.optional(z.nullable(moment().schema)) }),
  value: announcement,
});

export const stopAnnouncement = call({
  method: 'POST',
  path: `${path}/{id}/stop`,
  access: may('site.announcements.write'),
  summary: 'Goes to no further person, and leaves every bell; what was mailed was mailed. 409 for a draft.',
  params,
  value: announcement,
});
