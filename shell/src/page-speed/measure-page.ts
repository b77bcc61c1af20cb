import type { calls, InputOf } from '@phila/contract/calls';
import { store } from '@phila/platform';
import { choiceInBrowser } from '@phila/platform/host';
import { type MetricType, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { openedRoute } from './opened-route.ts';

type Report = InputOf<typeof calls.administration.reportPageSpeed>['body'];

/**
 * Checks consent again: it may have been withdrawn, or an account without consent may have signed in (`useChoice`).
 */
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
    // Lets the request outlive the page.
    keepalive: true,
    // Sends no cookie, so that figures belong to no one.
    credentials: 'omit',
  }).catch(() => undefined);
};

/**
 * Reports the document's figures once, when it is first hidden: left, closed, or behind another tab. Most are final
 * then, and a hidden page may end without notice.
 */
export const measurePage = (): void => {
  const figures: Report['figures'] = {};
  const keep = ({ name, value }: MetricType): void => {
    figures[name] = value;
  };
  for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB]) measure(keep);
  // Listens on the document: the library's listeners on the window run first and finish the last figures.
  const hear = (): void => {
    if (document.visibilityState !== 'hidden') return;
    document.removeEventListener('visibilitychange', hear);
    const pattern = openedRoute();
    if (pattern !== null && isAgreed() && Object.keys(figures).length > 0) send({ pattern, figures });
  };
  document.addEventListener('visibilitychange', hear);
};
