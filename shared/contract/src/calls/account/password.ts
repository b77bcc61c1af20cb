import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { existingPassword, password } from '../../rules/password.ts';
import { userAccount } from './user-account.ts';

/** Said at the second password when the two differ. */
export const PASSWORDS_DIFFER = 'The passwords do not match';

export const forgotPassword = call({
  method: 'POST',
  path: '/Account/forgot-password',
  access: 'anyone',
  // By network address; the limit of the account itself is the handler's, by whichever name it is called.
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
  summary: 'Sets a new password with the token that was sent, which works once and for 30 minutes.',
  body: z
    .strictObject({
      userAccount,
      token: z
        .string('This field is required')
        .check(z.trim(), z.minLength(1, 'This field is required'), z.maxLength(512)),
      newPassword: password().schema,
      confirmPassword: existingPassword().schema,
    })
    .check(
      z.check<{ newPassword: string; confirmPassword: string }>(
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
      ),
    ),
  value: z.literal(true),
});
