import { useSession } from '@phila/platform';
import { setChrome, useChoice, useChrome } from '@phila/platform/host';
import { Suspense, lazy } from 'react';
import { useAfterPage } from '../loading/after-page.ts';

const ChoicesPanel = lazy(() => import(/* webpackChunkName: "choices" */ './choices-panel.tsx'));

/**
 * Asks, at the first visit, whether adverts may be measured; nothing of it loads before the page is there, nor for
 * somebody whose answer is known, here and in their account.
 */
export const Choices = () => {
  const { signedIn, userId } = useSession();
  const choice = useChoice();
  const isAsked = useChrome().choices;
  const isPageThere = useAfterPage();
  const isKnown = choice !== null && (!signedIn || choice.owner === userId);
  if (!isAsked && (isKnown || !isPageThere)) return null;
  return (
    <Suspense fallback={null}>
      <ChoicesPanel key={userId ?? 'visitor'} isAsked={isAsked} onClose={() => setChrome('choices', false)} />
    </Suspense>
  );
};
