import { layOutBelow } from './lay-out-below.ts';

/** What is focused in the one page, focused in the other, which is the same: a person with a keyboard loses no place. */
const takeFocus = (fragment: Element, page: Element | null): void => {
  const { activeElement } = document;
  if (activeElement === null || !fragment.contains(activeElement)) return;
  const at = [...fragment.querySelectorAll('*')].indexOf(activeElement);
  const same = page?.querySelectorAll<HTMLElement>('*')[at];
  if (same?.tagName !== activeElement.tagName) return;
  // A section that an address names is focused without being a control (platform: scroll-to-section).
  const tabIndex = activeElement.getAttribute('tabindex');
  if (tabIndex !== null) same.setAttribute('tabindex', tabIndex);
  same.focus({ preventScroll: true });
};

/**
 * Ends the HTML that the page came with (api/src/site/page.ts): it stands in the outlet until its remote has drawn the same
 * page beside it. Which of them is seen, style sheets say (style/ground.css), so that one takes the other's place in one
 * frame; here it is taken out, at the latest when the person goes to another page.
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
    takeFocus(fragment, fragment.nextElementSibling);
    if (fragment.parentElement) layOutBelow(fragment.parentElement);
    fragment.remove();
  };
  observer.observe(document.body, { childList: true, subtree: true });
  look();
};
