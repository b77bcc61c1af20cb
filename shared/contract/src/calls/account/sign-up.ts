import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { normalisePhone } from '../../format/phone-text.ts';
import { email } from '../../rules/email.ts';
import { registrationName } from '../../rules/name.ts';
import { password } from '../../rules/password.ts';
import { registrationMobile } from '../../rules/phone.ts';
import { blankAsNull } from '../body.ts';
import { userAccount } from './user-account.ts';
import { sixDigits } from '../../rules/one-time-code.ts';

/** Error if neither an email address nor a mobile number was given (specification: service). */
export const CONTACT_NEEDED = 'Please add at least an email address or a mobile number';

const accepted = (message: string) => z.literal(true, message);

export const signUpBody = blankAsNull(
  ['email', 'mobile', 'orgIdGuid'],
  z
    .strictObject({
      firstName: registrationName('First name').schema,
      lastName: registrationName('Last name').schema,
      email: z.nullable(email().schema),
      mobile: z.nullable(registrationMobile().schema),
      password: password().schema,
      /** Guid of the organisation from `?Organization=`. */
      orgIdGuid: z.nullable(z.guid('This link to an organisation is not valid')),
      terms: accepted('Please accept the terms and conditions'),
      privacy: accepted('Please accept the privacy policy'),
    })
    .check(
      z.check<{ email: string | null; mobile: string | null }>(
        (payload) => {
          if (payload.value.email === null && payload.value.mobile === null)
            payload.issues.push({
              code: 'custom',
              path: ['email'],
              message: CONTACT_NEEDED,
              input: payload.value.email,
            });
        },
        { when: ({ value }) => typeof value === 'object' && value !== null },
      ),
    ),
  { mobile: normalisePhone },
);

export const signUp = call({
  method: 'POST',
  path: '/Account/sign-up',
  access: 'anyone',
  // Limits by network address; the handler limits codes per person once the body is valid.
  limit: 'signIn',
  summary:
    'Starts an account and sends a one-time code. The reply is the same whether or not the account exists.',
  body: signUpBody,
  value: z.literal(true),
});

export const verify = call({
  method: 'POST',
  path: '/Account/verify',
  access: 'anyone',
  limit: 'signIn',
  summary: 'Finishes sign-up with the one-time code.',
  body: z.strictObject({
    userAccount,
    code: sixDigits(),
  }),
  value: z.literal(true),
});

export const verifyBody = verify.body;
