import { useIsInterrupted } from '@phila/platform/host';
import { Suspense, lazy } from 'react';

const SignInAgain = lazy(() => import(/* webpackChunkName: "sign-in-again" */ './sign-in-again.tsx'));

/** Shown if the session ended while something typed is unsaved. */
export const Interruption = () =>
  useIsInterrupted() ? (
    <Suspense>
      <SignInAgain />
    </Suspense>
  ) : null;
