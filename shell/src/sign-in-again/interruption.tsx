import { useIsInterrupted } from '@phila/platform/host';
import { Suspense, lazy } from 'react';

const SignInAgain = lazy(() => import(/* webpackChunkName: "sign-in-again" */ './sign-in-again.tsx'));

/** Shown while the session has ended and something typed is not saved. */
export const Interruption = () =>
  useIsInterrupted() ? (
    <Suspense>
      <SignInAgain />
    </Suspense>
  ) : null;
