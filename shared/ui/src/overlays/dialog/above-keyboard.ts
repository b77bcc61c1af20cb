/**
 * Shortens an element of the window's height while a phone's keyboard covers the page, so that the buttons at its foot
 * stay in reach. Returns how to stop.
 */
export const stayAboveKeyboard = (element: HTMLElement): (() => void) => {
  const view = window.visualViewport;
  if (!view) return () => undefined;
  const place = (): void => {
    // Assumes no keyboard while the person has zoomed in, because zooming shrinks the visible part too.
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
