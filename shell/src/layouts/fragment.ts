/** Finds the page's counterpart of the element focused in its HTML, so that keyboard users keep their place. */
const sameAsFocused = (fragment: Element, page: Element | null): HTMLElement | undefined => {
  const { activeElement } = document;
  if (activeElement === null || !fragment.contains(activeElement)) return undefined;
  const at = [...fragment.querySelectorAll('*')].indexOf(activeElement);
  const same = page?.querySelectorAll<HTMLElement>('*')[at];
  if (same?.tagName !== activeElement.tagName) return undefined;
  // Copies the tabindex of a section that is focused through its address (platform: scroll-to-section).
  const tabIndex = activeElement.getAttribute('tabindex');
  if (tabIndex !== null) same.setAttribute('tabindex', tabIndex);
  return same;
};

/**
 * Removes the HTML that came with the page (api/src/site/page.ts). It stays in the outlet until its remote has drawn
 * the same page beside it, hidden by style/ground.css; at the latest it goes with navigation.
 */
export const endFragment = (): void => {
  const fragment = document.querySelector('#outlet > [data-fragment]');
  if (fragment === null) return;
  const { pathname } = window.location;
  // Waits for the remote's data too, if the service filled content into the page.
  const isFilled = fragment.getAttribute('data-fragment') === 'filled';
  // Skips the empty element that a remote may leave after a redirect.
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
    // Focuses last, as hidden elements can't be focused.
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
