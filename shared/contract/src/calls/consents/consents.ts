import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { consentPurposes } from '../../consent-purposes.ts';
import { legal } from '../../legal.ts';

/** What the person said last about one purpose; `changedAt` is null where they were never asked. */
const consent = z.object({
  granted: z.boolean(),
  textVersion: z.nullable(z.string()),
  changedAt: z.nullable(z.string()),
});

const value = z.object({
  /** The version of the words in force. */
  textVersion: z.string(),
  marketing: consent,
  analytics: consent,
  /** Every change, the latest first, at most a hundred. */
  history: z.array(
    z.object({
      purpose: z.enum(consentPurposes),
      granted: z.boolean(),
      textVersion: z.string(),
      at: z.string(),
    }),
  ),
});

const path = '/Account/consents';
const WORDS_CHANGED = 'The words of this choice have changed. Please reload the page and read them.';
const choice = z.optional(z.boolean('Please say yes or no'));

export const consents = call({
  method: 'GET',
  path,
  access: 'person',
  summary: 'What the person agreed to, each off until they turn it on, with the history of every change.',
  value,
});

export const saveConsents = call({
  method: 'PUT',
  path,
  access: 'person',
  summary:
    'Records what the person agrees to from now on, with the time and the version of the text they saw.',
  body: z.strictObject({
    marketing: choice,
    analytics: choice,
    // No literal: words that change do not change what the call takes, for those who were built against it.
    textVersion: z
      .string(WORDS_CHANGED)
      .check(z.refine((version) => version === legal.consents.version, WORDS_CHANGED)),
  }),
  value,
});
