import { useLayoutEffect, type RefObject } from 'react';

/** Pixels to the anchor, and to the edges of the window. */
const GAP = 4;
const EDGE = 8;

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/**
 * Places a box of this size under the anchor, above it if it fits only there, or else over it; always within the
 * window, sideways too.
 */
export const placeFor = (
  anchor: Box,
  size: { width: number; height: number },
  view: { width: number; height: number },
  flush: 'start' | 'end' = 'start',
): { left: number; top: number } => {
  const below = anchor.top + anchor.height + GAP;
  const above = anchor.top - GAP - size.height;
  const fitsBelow = below + size.height <= view.height - EDGE;
  const top = fitsBelow || above < EDGE ? below : above;
  const within = (wanted: number, length: number, whole: number): number =>
    Math.max(EDGE, Math.min(wanted, whole - EDGE - length));
  return {
    left: within(
      flush === 'start' ? anchor.left : anchor.left + anchor.width - size.width,
      size.width,
      view.width,
    ),
    top: within(top, size.height, view.height),
  };
};

/**
 * Keeps a mounted element beside its anchor in the browser's top layer: above dialogs, unclipped, within the window.
 * The element needs `popover="manual"` and `position: fixed`.
 * @param flush the edge of the anchor to align with; at `start` the element is also at least as wide
 */
export const useFloating = (
  anchor: RefObject<HTMLElement | null>,
  element: RefObject<HTMLElement | null>,
  isOpen: boolean,
  flush: 'start' | 'end' = 'start',
): void => {
  useLayoutEffect(() => {
    const at = anchor.current;
    const floating = element.current;
    if (!isOpen || !at || !floating) return undefined;
    // jsdom has no top layer.
    floating.showPopover?.();
    const place = () => {
      const box = at.getBoundingClientRect();
      if (flush === 'start')
        floating.style.setProperty(
          'min-inline-size',
          `${Math.min(box.width, window.innerWidth - 2 * EDGE)}px`,
        );
      const { left, top } = placeFor(
        box,
        { width: floating.offsetWidth, height: floating.offsetHeight },
        { width: document.documentElement.clientWidth, height: window.innerHeight },
        flush,
      );
      floating.style.setProperty('left', `${left}px`);
      floating.style.setProperty('top', `${top}px`);
    };
    place();
    const resized = new ResizeObserver(place);
    resized.observe(floating);
    resized.observe(at);
    window.addEventListener('scroll', place, true);
    window.addEventListener('resize', place);
    return () => {
      resized.disconnect();
      window.removeEventListener('scroll', place, true);
      window.removeEventListener('resize', place);
    };
  }, [anchor, element, isOpen, flush]);
};
