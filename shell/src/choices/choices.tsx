import { useSession } from '@phila/platform';
import { setChrome, useChoice, useChrome } from '@phila/platform/host';
import { Suspense, lazy } from 'react';
import { useAfterPage } from '../loading/after-page.ts';
import { usePageSpeed } from '../page-speed/use-page-speed.ts';
import { useAdvertPlace } from './advert-place.ts';

const ChoicesPanel = lazy(() => import(/* webpackChunkName: "choices" */ './choices-panel.tsx'));

/**
 * Asks if adverts and the speed of pages may be measured: beside the first advert, or at the foot on request. It loads
 * after the page, and not at all for a person whose answer is known or a visitor on a page without adverts. Also
 * measures what was agreed to, in every layout.
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
