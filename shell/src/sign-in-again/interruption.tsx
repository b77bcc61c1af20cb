import { useIsInterrupted } from '@phila/platform/host';
import { lazy } from '@phila/ui';

const SignInAgain = lazy(() => import(/* webpackChunkName: "sign-in-again" */ './sign-in-again.tsx'), {
  what: 'the sign-in',
  standIn: null,
});

/** Shown if the session ended while something typed is unsaved. */
export const Interruption = () => (useIsInterrupted() ? <SignInAgain /> : null);
