import { useSession } from '@phila/platform';
import { setChrome, useChoice, useChrome } from '@phila/platform/host';
import { Suspense, lazy } from 'react';
import { useAfterPage } from '../loading/after-page.ts';
import { usePageSpeed } from '../page-speed/use-page-speed.ts';
import { useAdvertPlace } from './advert-place.ts';

const ChoicesPanel = lazy(() => import(/* webpackChunkName: "choices" */ './choices-panel.tsx'));

/**
 * Asks whether adverts and the speed of pages may be measured: beside the first advert that the person sees, or at the
 * foot when they ask for it. Nothing of it loads before the page is there, nor for a person whose answer is known, here
 * and in their account, nor for a visitor on a page without adverts. What was agreed to is measured here as well, in
 * every layout.
 */
export const Choices = () => {
  const { signedIn, userId } = useSession();
  const choice = useChoice();
  const isAsked = useChrome().choices;
  const isPageThere = useAfterPage();
  const advertPlace = useAdvertPlace();
  usePageSpeed(choice, isPageThere);
  const isKnown = choice !== null && (!signedIn || choice.owner === userId);
  const hasReason = !isKnown && (signedIn || advertPlace !== null);
  if (!isAsked && (!hasReason || !isPageThere)) return null;
  return (
    <Suspense>
      <ChoicesPanel
        key={userId}
        isAsked={isAsked}
        advertPlace={advertPlace}
        onClose={() => setChrome('choices', false)}
      />
    </Suspense>
  );
};
