/** A pointer that only moves on within the link came before. */
const isWithin = (link: Element, event: Event): boolean =>
  'relatedTarget' in event && event.relatedTarget instanceof Node && link.contains(event.relatedTarget);

/** Events that announce a press. */
const SIGNS = ['pointerover', 'focusin', 'touchstart'] as const;

/**
 * Has the page behind a link of the site fetched as soon as the link is hovered, focused or touched. Heard once for the
 * whole document, so that it holds for every link whatever it was drawn by: `Link` and `NavLink` of react-router-dom in
 * any remote, an `<a>` in a text. Returns how to stop.
 * @param preload is called with the path, and may be called for one path many times
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
