import { layOutBelow } from './lay-out-below.ts';

/** What of the page is the same as what is focused in its HTML: a person with a keyboard loses no place. */
const sameAsFocused = (fragment: Element, page: Element | null): HTMLElement | undefined => {
  const { activeElement } = document;
  if (activeElement === null || !fragment.contains(activeElement)) return undefined;
  const at = [...fragment.querySelectorAll('*')].indexOf(activeElement);
  const same = page?.querySelectorAll<HTMLElement>('*')[at];
  if (same?.tagName !== activeElement.tagName) return undefined;
  // A section that an address names is focused without being a control (platform: scroll-to-section).
  const tabIndex = activeElement.getAttribute('tabindex');
  if (tabIndex !== null) same.setAttribute('tabindex', tabIndex);
  return same;
};

/**
 * Ends the HTML that the page came with (api/src/site/page.ts): it stands in the outlet until its remote has drawn the same
 * page beside it, which style sheets do not show until then (style/ground.css). An observer is told before the next frame,
 * so one takes the other's place in one. It is taken out at the latest when the person goes to another page.
 */
export const endFragment = (): void => {
  const fragment = document.querySelector('#outlet > [data-fragment]');
  if (fragment === null) return;
  const { pathname } = window.location;
  const beside = (what: string): boolean =>
    fragment.parentElement?.querySelector(`:scope > [data-fragment] ~ * ${what}`) !== null;
  // What the service has put into the page, its remote reads before it draws it.
  const isFilled = fragment.getAttribute('data-fragment') === 'filled';
  const isOver = () =>
    (beside('h1') && !(isFilled && beside('[aria-busy="true"]'))) || window.location.pathname !== pathname;
  const observer = new MutationObserver(() => look());
  const look = (): void => {
    if (!isOver()) return;
    observer.disconnect();
    const same = sameAsFocused(fragment, fragment.nextElementSibling);
    if (fragment.parentElement) layOutBelow(fragment.parentElement);
    fragment.remove();
    // What is not shown cannot be focused, and the page is shown from now on.
    same?.focus({ preventScroll: true });
  };
  observer.observe(document.body, { childList: true, subtree: true });
  look();
};
