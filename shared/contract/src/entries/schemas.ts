/**
 * `@phila/contract/schemas`: bodies that forms check before sending, with messages. They load zod, so import them for
 * forms, not on a page that only displays.
 * Only re-exports belong here: a computed value would load every body with any one.
 */
export { signInBody } from '../calls/account/session.ts';
export { addReminderBody } from '../calls/dashboard/reminders.ts';
export { call } from '../call.ts';
export {
  ADVICE_LENGTH,
  adviceRequestBody,
  adviceTimes,
  adviceTopics,
} from '../calls/advice/advice-request.ts';
export { MESSAGE_LENGTH, messageBody } from '../calls/contact/contact.ts';
export {
  changePasswordBody,
  confirmPasswordBody,
  forgotPasswordBody,
  forgotPasswordResetBody,
  PASSWORDS_DIFFER,
  SAME_PASSWORD,
} from '../calls/account/password.ts';
export {
  askEmailChangeBody,
  askMobileChangeBody,
  confirmSignInChangeBody,
} from '../calls/account/sign-in-details.ts';
export { addPasskeyBody, confirmTotpBody, giveFactorBody } from '../calls/factor/second-factor.ts';
export { codeQuestion } from '../step-up-words.ts';
export { CONTACT_NEEDED, signUpBody, verifyBody } from '../calls/account/sign-up.ts';
export * from '../calls/dashboard/reminder-texts.ts';
export * from '../rules/field-errors.ts';
