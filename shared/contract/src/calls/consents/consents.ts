import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { consentPurposes } from '../../consent-purposes.ts';
import { legal } from '../../legal.ts';

/** Latest answer for one purpose; `changedAt` is null if never asked. */
const consent = z.object({
  granted: z.boolean(),
  textVersion: z.nullable(z.string()),
  changedAt: z.nullable(z.string()),
});

const value = z.object({
  textVersion: z.string(),
  marketing: consent,
  analytics: consent,
  /** Changes, latest first, at most a hundred. */
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
    // Not a literal, so that a new version of the text does not break older clients.
    textVersion: z
      .string(WORDS_CHANGED)
      .check(z.refine((version) => version === legal.consents.version, WORDS_CHANGED)),
  }),
  value,
});
