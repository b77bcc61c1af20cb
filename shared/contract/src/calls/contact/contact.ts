import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { email } from '../../rules/email.ts';
import { manyLines, oneLine, storableText } from '../../rules/text.ts';

/** Longest message of the contact form. */
export const MESSAGE_LENGTH = 2000;

/** Fields of the contact form, in display order. */
const messageFields = {
  name: z
    .string('Please write your name')
    .check(oneLine(), z.minLength(1, 'Please write your name'), ...storableText(100)),
  email: email('Please enter a valid email.').schema,
  message: z
    .string('Please write a message')
    .check(manyLines(), z.minLength(1, 'Please write a message'), ...storableText(MESSAGE_LENGTH)),
};

/** Body checked by the form before sending, with or without a script. */
export const messageBody = z.strictObject(messageFields);

export const challenge = call({
  method: 'GET',
  path: '/Contact/challenge',
  access: 'anyone',
  limit: 'browse',
  summary:
    'Gives a sum that takes a browser a moment, to be sent along with one message of the contact form.',
  value: z.object({
    /** JSON for the solver library. */
    challenge: z.string(),
  }),
});

export const write = call({
  method: 'POST',
  path: '/Contact/messages',
  access: 'anyone',
  limit: 'contact',
  status: 201,
  summary: 'Mails a message of the contact form to support; nothing of it is kept.',
  body: z.strictObject({
    ...messageFields,
    /** Solved challenge as JSON; valid once. */
    proof: z
      .string('This message cannot be checked')
      .check(z.maxLength(4000, 'This message cannot be checked')),
  }),
  value: z.literal(true),
});
