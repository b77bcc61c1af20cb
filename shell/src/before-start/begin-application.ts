import { whenIdle } from '../scheduling/when-idle.ts';
import { keptValue } from './kept-value.ts';

/** Storage keys of a signed-in session (`@phila/platform`: session/tokens.ts). */
const SESSION = ['phila.access-token', 'phila.refresh-token'];

const isSignedIn = (): boolean =>
  SESSION.some((key) => keptValue(key) !== null || keptValue(key, 'sessionStorage') !== null);

/** Milliseconds after which the application starts even in a browser that is never idle. */
const AT_LATEST = 1_000;

/**
 * Moves the template's content into the head: preloads, then the first script. A template is inert, so nothing is
 * fetched before. The script runs once the document is parsed.
 */
const begin = (): void => {
  const application = document.querySelector<HTMLTemplateElement>('#application');
  if (!application) return;
  application.remove();
  const { head } = document;
  const { content } = application;
  const run = (): void => head.append(content);
  head.append(...content.querySelectorAll('link'));
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', run);
  else run();
};

const beginWhenIdle = (): void => whenIdle(begin, AT_LATEST);

/**
 * Starts at once for a signed-in person, because their header differs. Otherwise starts after the first paint, so that
 * a phone on a slow line shows text first.
 */
export const beginApplication = (): void => {
  if (isSignedIn()) {
    document.documentElement.dataset['signedIn'] = '';
    begin();
    return;
  }
  if (
    typeof PerformanceObserver !== 'function' ||
    !PerformanceObserver.supportedEntryTypes.includes('paint')
  ) {
    addEventListener('load', beginWhenIdle);
    return;
  }
  new PerformanceObserver((list, observer) => {
    // Waits for text, as the background may be painted before it.
    if (list.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    beginWhenIdle();
  }).observe({ type: 'paint', buffered: true });
  // Starts in a background tab too, although nothing is painted there.
  addEventListener('load', () => setTimeout(begin, AT_LATEST));
};

/** Controls that work without the application: links, the header's menus, and the colour switch. */
const ANSWERS_BY_ITSELF = 'a[href], summary, [data-colours]';

/** Starts the application at the first press or key that only it can answer. */
export const beginsWithPress = (): void => {
  for (const sign of ['pointerdown', 'keydown'] as const)
    addEventListener(
      sign,
      ({ target }) => {
        if (!(target instanceof Element) || target.closest(ANSWERS_BY_ITSELF) === null) begin();
      },
      { passive: true },
    );
};
