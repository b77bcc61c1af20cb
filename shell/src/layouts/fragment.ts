/** Finds the page's twin of the focused element in its HTML, so that a person with a keyboard keeps their place. */
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
 * page beside it, which style sheets do not show until then (style/ground.css). It is taken out at the latest when the person
 * goes to another page.
 */
export const endFragment = (): void => {
  const fragment = document.querySelector('#outlet > [data-fragment]');
  if (fragment === null) return;
  const { pathname } = window.location;
  // A page with the service's content in it is drawn again only once the remote has read the same.
  const isFilled = fragment.getAttribute('data-fragment') === 'filled';
  // A remote that the person was led away from may leave an empty place beside it.
  const page = (): Element | null =>
    [...(fragment.parentElement?.children ?? [])].find(
      (place) => place !== fragment && place.querySelector('h1') !== null,
    ) ?? null;
  const isDrawn = (drawn: Element): boolean =>
    !(isFilled && drawn.querySelector('[aria-busy="true"]') !== null);
  const end = (): void => {
    observer.disconnect();
    const same = sameAsFocused(fragment, page());
    fragment.remove();
    // Focus works only now that the page is shown.
    same?.focus({ preventScroll: true });
  };
  const look = (): void => {
    const drawn = page();
    if (window.location.pathname !== pathname || (drawn !== null && isDrawn(drawn))) end();
  };
  const observer = new MutationObserver(look);
  observer.observe(document.body, { childList: true, subtree: true });
  look();
};
