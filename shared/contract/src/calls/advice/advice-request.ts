import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { manyLines, storableText } from '../../rules/text.ts';

/** Topics to choose from in Speak To An Expert. */
export const adviceTopics = [
  'My details',
  'My career',
  'Insurance and medical aid',
  'Saving and investing',
  'Retirement',
  'Will and estate',
  'Debt and budgeting',
  'Something else',
] as const;

export const adviceTimes = [
  'Any time',
  'In the morning',
  'At midday',
  'In the afternoon',
  'After 17:00',
] as const;

/** Longest message stored. */
export const ADVICE_LENGTH = 2000;

const adviceFields = {
  topic: z.enum(adviceTopics, 'Please choose a topic'),
  message: z
    .string('Please write a message')
    .check(manyLines(), z.minLength(1, 'Please write a message'), ...storableText(ADVICE_LENGTH)),
  whenToCall: z.enum(adviceTimes, 'Please choose when to call'),
};

export const adviceRequest = call({
  method: 'POST',
  path: '/Account/advice-request',
  access: 'person',
  status: 201,
  summary: 'Keeps a question to an expert and mails it to support.',
  idempotencyKey: true,
  body: z.strictObject(adviceFields),
  value: z.object({
    id: z.string(),
    topic: z.string(),
    message: z.string(),
    whenToCall: z.string(),
    createdAt: z.string(),
  }),
});

export const adviceRequestBody = adviceRequest.body;
