import { useIsHydrated } from '@phila/platform';
import { Link } from 'react-router-dom';
import { FirstPasswordBeforeScript } from '../authentication/pages-of-links.tsx';
import { PasswordReset } from '../password-reset/password-reset.tsx';
import type { ResetWords } from '../password-reset/reset-texts.ts';

/** Texts for an account from an employer that never had a password (specification: service). */
const words: ResetWords = {
  ask: {
    title: 'Set your first password',
    sentence:
      'Your employer has made an account for you, which waits for a password. We send you a link to choose one.',
    hint: 'The one that your employer has on record, often your work email.',
    button: 'Send me a link',
  },
  sent: 'If your employer made an account with that address or number, a link is on its way. It works once, for 30 minutes.',
  set: {
    title: 'Choose your first password',
    sentence: (
      <>
        Your employer never sees it. From now on the account is yours. With it you accept our{' '}
        <Link to="/terms-and-conditions">terms and conditions</Link> and our{' '}
        <Link to="/privacy-policy">privacy policy</Link>.
      </>
    ),
    button: 'Save password',
  },
  done: { title: 'Your password is set', sentence: 'You can now sign in with it.' },
};

export default function ForgotPasswordSyncPage() {
  return useIsHydrated() ? <PasswordReset words={words} /> : <FirstPasswordBeforeScript />;
}
