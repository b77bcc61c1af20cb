import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { existingPassword, password } from '../../rules/password.ts';
import { sixDigitsOrRecovery } from '../../rules/one-time-code.ts';
import { tokens } from './session.ts';
import { userAccount } from './user-account.ts';
import { oneLine } from '../../rules/text.ts';

/** Error at the second password if the two differ. */
export const PASSWORDS_DIFFER = 'The passwords do not match';

/** Reports the mismatch at the second password, even if either has other errors. */
const bothTheSame = z.check<{ newPassword: string; confirmPassword: string }>(
  (payload) => {
    if (payload.value.newPassword !== payload.value.confirmPassword)
      payload.issues.push({
        code: 'custom',
        path: ['confirmPassword'],
        message: PASSWORDS_DIFFER,
        input: payload.value.confirmPassword,
      });
  },
  { when: ({ value }) => typeof value === 'object' && value !== null },
);

/** Error for a new password equal to the current one. */
export const SAME_PASSWORD = 'Choose a password that is not your current one';

/** Compares just the two typed passwords, so that the answer reveals nothing about the account. */
const anotherThanBefore = z.check<{ oldPassword: string; newPassword: string }>(
  (payload) => {
    const { oldPassword, newPassword } = payload.value;
    if (typeof newPassword !== 'string' || newPassword === '' || typeof oldPassword !== 'string') return;
    // Compares in Unicode form NFC, as for passwords elsewhere.
    if (oldPassword.normalize('NFC') === newPassword.normalize('NFC'))
      payload.issues.push({
        code: 'custom',
        path: ['newPassword'],
        message: SAME_PASSWORD,
        input: newPassword,
      });
  },
  { when: ({ value }) => typeof value === 'object' && value !== null },
);

export const forgotPassword = call({
  method: 'POST',
  path: '/Account/forgot-password',
  access: 'anyone',
  // Limits by network address; the handler also limits by account, under each of the account's names.
  limit: 'signIn',
  summary: 'Sends a link to set a new password. The reply is the same whether or not the account exists.',
  body: z.strictObject({ userAccount }),
  value: z.literal(true),
});

export const forgotPasswordReset = call({
  method: 'POST',
  path: '/Account/forgot-password-reset',
  access: 'anyone',
  limit: 'signIn',
  summary:
    'Sets a new password with the token that was sent, which works once and for 30 minutes. A person who has a second factor gives a code of the app or a recovery code as well: without one, 403 with the code second-factor.',
  body: z
    .strictObject({
      userAccount,
      token: z
        .string('This field is required')
        .check(
          oneLine(),
          z.minLength(1, 'This field is required'),
          z.maxLength(512, 'This link is not complete'),
        ),
      newPassword: password().schema,
      confirmPassword: existingPassword().schema,
      code: z.optional(sixDigitsOrRecovery('Please enter the code')),
    })
    .check(bothTheSame),
  value: z.literal(true),
});

export const confirmPassword = call({
  method: 'POST',
  path: '/Account/confirm-password',
  access: 'person',
  summary:
    'Confirms the session with the password for five minutes, for calls that answer 403 with the code confirm-password.',
  body: z.strictObject({ password: existingPassword().schema }),
  value: z.literal(true),
});

/** Specification: settings. Returns a new pair of tokens: all sessions end, and this device starts a new one. */
export const changePassword = call({
  method: 'PUT',
  path: '/Account/change-password',
  access: 'person',
  stepUp: 'signIn',
  stepUpWhen: 'factor',
  summary:
    'Sets a new password, given the present one. Ends every session of the account and begins a new one for this device.',
  body: z
    .strictObject({
      oldPassword: existingPassword().schema,
      newPassword: password().schema,
      confirmPassword: existingPassword().schema,
    })
    .check(bothTheSame, anotherThanBefore),
  value: tokens,
});

export const forgotPasswordBody = forgotPassword.body;
export const forgotPasswordResetBody = forgotPasswordReset.body;
export const changePasswordBody = changePassword.body;
export const confirmPasswordBody = confirmPassword.body;
