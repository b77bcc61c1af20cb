/**
 * Ends an element of the window's height above a phone's keyboard, which covers the page and does not shrink it, so that
 * the buttons at its foot stay in reach. Returns how to stop.
 */
export const stayAboveKeyboard = (element: HTMLElement): (() => void) => {
  const view = window.visualViewport;
  if (!view) return () => undefined;
  const place = (): void => {
    // A person who has zoomed in sees a part of the page, and no keyboard need be there.
    const covered = view.scale > 1 ? 0 : Math.max(0, window.innerHeight - view.height - view.offsetTop);
    element.style.setProperty('inset-block-end', `${Math.round(covered)}px`);
  };
  place();
  view.addEventListener('resize', place);
  view.addEventListener('scroll', place);
  return () => {
    view.removeEventListener('resize', place);
    view.removeEventListener('scroll', place);
  };
};
