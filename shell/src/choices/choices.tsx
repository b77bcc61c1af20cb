import { useSession } from '@phila/platform';
import { setChrome, useChoice, useChrome } from '@phila/platform/host';
import { lazy } from '@phila/ui';
import { useAfterPage } from '../loading/after-page.ts';
import { usePageSpeed } from '../page-speed/use-page-speed.ts';
import { useAdvertPlace } from './advert-place.ts';

const ChoicesPanel = lazy(() => import(/* webpackChunkName: "choices" */ './choices-panel.tsx'), {
  standIn: null,
  // Asks nothing if it fails to load: nothing is measured without an answer.
  fault: () => null,
});

/**
 * Asks if adverts and page speed may be measured, beside the first advert or on request at the foot. Loads after the
 * page, and never for a known answer or on a visitor's page without adverts. It also measures, in every layout, once
 * agreed to.
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
    <ChoicesPanel
      key={userId}
      isAsked={isAsked}
      advertPlace={advertPlace}
      onClose={() => setChrome('choices', false)}
    />
  );
};
