import { useIsHydrated } from '@phila/platform';
import { PasswordBeforeScript } from '../authentication/pages-of-links.tsx';
import { PasswordReset } from '../password-reset/password-reset.tsx';
import type { ResetWords } from '../password-reset/reset-texts.ts';

const words: ResetWords = {
  ask: {
    title: 'Forgot your password?',
    sentence: 'Tell us what you sign in with, and we send you a link to choose a new password.',
    button: 'Send me a link',
  },
  sent: 'If there is an account with that address or number, a link is on its way. It works once, for 30 minutes.',
  set: {
    title: 'Choose a new password',
    sentence: 'You will be signed out everywhere else.',
    button: 'Save new password',
  },
  done: { title: 'Your password is changed', sentence: 'You can now sign in with the new one.' },
};

export default function ForgotPasswordPage() {
  return useIsHydrated() ? <PasswordReset words={words} /> : <PasswordBeforeScript />;
}
