/**
 * `@phila/contract/schemas`: the bodies that a form checks before it sends them, with their texts. They bring zod:
 * import them where something is typed, not on a page that only shows.
 */
import { adviceRequest } from '../calls/advice/advice-request.ts';
import {
  changePassword,
  confirmPassword,
  forgotPassword,
  forgotPasswordReset,
} from '../calls/account/password.ts';
import { signUp, verify } from '../calls/account/sign-up.ts';
import { signIn } from '../calls/account/session.ts';
import { addReminder } from '../calls/dashboard/reminders.ts';

export const adviceRequestBody = adviceRequest.body;
export const changePasswordBody = changePassword.body;
export const confirmPasswordBody = confirmPassword.body;
export const forgotPasswordBody = forgotPassword.body;
export const forgotPasswordResetBody = forgotPasswordReset.body;
export const signInBody = signIn.body;
export const signUpBody = signUp.body;
export const verifyBody = verify.body;
export const addReminderBody = addReminder.body;

export { call } from '../call.ts';
export { ADVICE_LENGTH, adviceTimes, adviceTopics } from '../calls/advice/advice-request.ts';
export { PASSWORDS_DIFFER, SAME_PASSWORD } from '../calls/account/password.ts';
export { CONTACT_NEEDED } from '../calls/account/sign-up.ts';
export * from '../calls/dashboard/reminder-texts.ts';
export * from '../rules/field-errors.ts';
