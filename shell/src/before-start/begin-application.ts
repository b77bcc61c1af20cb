import { whenIdle } from '../scheduling/when-idle.ts';
import { keptValue } from './kept-value.ts';

/** Keys of a signed-in person's session (`@phila/platform`: session/tokens.ts). */
const SESSION = ['phila.access-token', 'phila.refresh-token'];

const isSignedIn = (): boolean =>
  SESSION.some((key) => keptValue(key) !== null || keptValue(key, 'sessionStorage') !== null);

/** Milliseconds after which a browser that is never idle begins too. */
const AT_LATEST = 1_000;

/**
 * Moves the template's content into the head: preloads, then the first script. A template is inert, so none of it is
 * fetched before. Scripts run once the page that they read is complete.
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
 * Begins at once for a signed-in person, whose header differs; otherwise after the first paint, so that a phone on a
 * slow line gets the text first.
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
    // The ground may be painted before the text.
    if (list.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    beginWhenIdle();
  }).observe({ type: 'paint', buffered: true });
  // A tab in the background is not painted, and begins all the same.
  addEventListener('load', () => setTimeout(begin, AT_LATEST));
};

/** Elements that work without the application: links, the header's menus, and its colours. */
const ANSWERS_BY_ITSELF = 'a[href], summary, [data-colours]';

/** Begins it at the first press or key that is meant for something which only the application can answer. */
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
