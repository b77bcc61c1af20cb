/** True if the pointer only moved within the link. */
const isWithin = (link: Element, event: Event): boolean =>
  'relatedTarget' in event && event.relatedTarget instanceof Node && link.contains(event.relatedTarget);

/** Events that usually come before a press. */
const SIGNS = ['pointerover', 'focusin', 'touchstart'] as const;

/**
 * Prefetches the page of a link that is hovered, focused or touched. Listens on the document, so that links of every
 * remote count. Returns a function that stops it.
 * @param preload called with the path, perhaps several times for one path
 */
export const prefetchLinks = (preload: (pathname: string) => void): (() => void) => {
  const hear = (event: Event): void => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    if (!(link instanceof HTMLAnchorElement) || link.hasAttribute('download') || isWithin(link, event))
      return;
    const { origin, pathname } = window.location;
    if (link.origin === origin && link.pathname !== pathname) preload(link.pathname);
  };
  for (const sign of SIGNS) document.addEventListener(sign, hear, { passive: true });
  return () => {
    for (const sign of SIGNS) document.removeEventListener(sign, hear);
  };
};
