import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { normalisePhone } from '../../format/phone-text.ts';
import { email } from '../../rules/email.ts';
import { registrationMobile } from '../../rules/phone.ts';
import { sixDigits } from '../../rules/one-time-code.ts';
import { oneLine } from '../../rules/text.ts';
import { tokens } from './session.ts';
import { signInKinds } from './sign-in-kinds.ts';

const path = '/Account/sign-in-details';

export const signInDetails = call({
  method: 'GET',
  path,
  access: 'person',
  summary:
    'The email address and the mobile number that the person signs in with, and a change that waits for its codes.',
  value: z.object({
    email: z.nullable(z.string()),
    mobile: z.nullable(z.string()),
    /** True if the mobile number can sign in, because a code or link sent to it was used. */
    isMobileConfirmed: z.boolean(),
    /** Change waiting for its two codes; null for none. */
    change: z.nullable(
      z.object({
        kind: z.enum(signInKinds),
        to: z.string(),
        /** Address or number that received the second code. */
        codeTo: z.enum(signInKinds),
        /** ISO 8601 with offset. */
        until: z.string(),
      }),
    ),
  }),
});

/** Address or number for the second code: the other one if the first is lost. */
const codeTo = z.enum(signInKinds, 'Please choose from the list');

export const askEmailChange = call({
  method: 'POST',
  path: `${path}/email`,
  access: 'person',
  stepUp: 'signIn',
  summary:
    'Begins a change of email address: a code to the new one, and another to what the account has. The reply is the same whether or not another account has it.',
  body: z.strictObject({ email: email().schema, codeTo }),
  value: z.literal(true),
});

export const askMobileChange = call({
  method: 'POST',
  path: `${path}/mobile`,
  access: 'person',
  stepUp: 'signIn',
  summary:
    'Begins a change of mobile number, or the proof of one that was only typed, in the same way as that of an email address.',
  body: z.strictObject({
    mobile: z.pipe(
      z.string('Invalid mobile number').check(z.overwrite(normalisePhone)),
      registrationMobile().schema,
    ),
    codeTo,
  }),
  value: z.literal(true),
});

const code = sixDigits();

export const confirmSignInChange = call({
  method: 'PUT',
  path: `${path}/change`,
  access: 'person',
  summary:
    'Makes the change with both codes. Ends every session of the account and begins a new one for this device; for seven days a link that the old address was sent takes it back.',
  body: z.strictObject({ currentCode: code, newCode: code }),
  value: tokens,
});

export const dropSignInChange = call({
  method: 'DELETE',
  path: `${path}/change`,
  access: 'person',
  summary: 'Drops the change that waits for its codes.',
  value: z.literal(true),
});

export const undoSignInChange = call({
  method: 'POST',
  path: `${path}/undo`,
  access: 'anyone',
  limit: 'signIn',
  summary:
    'Takes a change back with the token that the old address was sent, and those after it. Signs everybody out, ends the password, and sends a link to choose a new one. 404 for a token that works no longer.',
  body: z.strictObject({
    token: z
      .string('This field is required')
      .check(
        oneLine(),
        z.minLength(1, 'This field is required'),
        z.maxLength(512, 'This link is not complete'),
      ),
  }),
  value: z.object({ kind: z.enum(signInKinds), isLinkSent: z.boolean() }),
});

export const askEmailChangeBody = askEmailChange.body;
export const askMobileChangeBody = askMobileChange.body;
export const confirmSignInChangeBody = confirmSignInChange.body;
