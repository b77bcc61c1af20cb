import type { calls, InputOf } from '@phila/contract/calls';
import { store } from '@phila/platform';
import { choiceInBrowser } from '@phila/platform/host';
import { type MetricType, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { openedRoute } from './opened-route.ts';

type Report = InputOf<typeof calls.administration.reportPageSpeed>['body'];

/** The choice may have been taken back since, or another account, which made none, may have signed in (`useChoice`). */
const isAgreed = (): boolean => {
  const choice = choiceInBrowser();
  const { signedIn, userId } = store.getState().session.person;
  return choice?.analytics === true && (!signedIn || choice.owner === null || choice.owner === userId);
};

const send = (report: Report): void => {
  void fetch('/api/v1/Administration/page-speed', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(report),
    // The page may be gone before the answer is there.
    keepalive: true,
    // No cookie says whose figures they are.
    credentials: 'omit',
  }).catch(() => undefined);
};

/**
 * Reports what the browser measured of this document, once, when it is first hidden: left, closed, or behind another tab.
 * Most figures are final then, and a browser may end a hidden page without another word.
 */
export const measurePage = (): void => {
  const figures: Report['figures'] = {};
  const keep = ({ name, value }: MetricType): void => {
    figures[name] = value;
  };
  for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB]) measure(keep);
  // Heard after the library's own, which come first at the window and make the last figures final.
  const hear = (): void => {
    if (document.visibilityState !== 'hidden') return;
    document.removeEventListener('visibilitychange', hear);
    const pattern = openedRoute();
    if (pattern !== null && isAgreed() && Object.keys(figures).length > 0) send({ pattern, figures });
  };
  document.addEventListener('visibilitychange', hear);
};
