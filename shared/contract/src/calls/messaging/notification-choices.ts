import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { oneLine } from '../../rules/text.ts';
import { notificationChannels, notificationKinds } from './notification-words.ts';

const path = '/Messaging/notification-choices';

/** Null if the kind does not use this channel. */
const isOn = z.nullable(z.boolean());

const choices = z.object({
  /** True if the account has a confirmed address for mail, and a number for text messages. */
  hasMail: z.boolean(),
  hasSms: z.boolean(),
  kinds: z.array(z.object({ kind: z.enum(notificationKinds), bell: isOn, mail: isOn, sms: isOn })),
});
export type NotificationChoices = z.output<typeof choices>;

export const notificationChoices = call({
  method: 'GET',
  path,
  access: 'person',
  summary: 'How the person is told of what, kind by kind: in the bell, by mail, by text message.',
  value: choices,
});

export const chooseNotification = call({
  method: 'PUT',
  path,
  access: 'person',
  summary:
    'Switches one channel of one kind on or off. 422 for a channel that the kind does not have, and for news by mail, which is agreed to (`/Account/consents`).',
  body: z.strictObject({
    kind: z.enum(notificationKinds, 'Please choose from the list'),
    channel: z.enum(notificationChannels, 'Please choose from the list'),
    isOn: z.boolean('Please say yes or no'),
  }),
  value: choices,
});

export const unsubscribe = call({
  method: 'POST',
  path: '/Messaging/unsubscribe',
  access: 'anyone',
  limit: 'signIn',
  summary:
    'Ends the mails that a link in one of them is for, without a sign-in. Once more changes nothing. 404 for a link that works no longer.',
  body: z.strictObject({
    token: z
      .string('This field is required')
      .check(
        oneLine(),
        z.minLength(1, 'This field is required'),
        z.maxLength(512, 'This link is not complete'),
      ),
  }),
  value: z.object({ kinds: z.array(z.enum(notificationKinds)) }),
});
