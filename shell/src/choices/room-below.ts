import { useLayoutEffect, type RefObject } from 'react';

/**
 * Tells the page how much of the window's foot is taken, as `--phila-room-below` of the document: what else sticks to
 * the foot stands on top of it, and a control that gets the focus is not scrolled beneath it. Nothing is taken in a
 * window too low for it, where the element is the end of the page instead (see its style).
 */
export const useRoomBelow = (element: RefObject<HTMLElement | null>, isShown: boolean): void => {
  useLayoutEffect(() => {
    const { current } = element;
    if (!isShown || current === null) return;
    const { style } = document.documentElement;
    const makeRoom = () => {
      const room = getComputedStyle(current).position === 'static' ? 0 : current.offsetHeight;
      style.setProperty('--phila-room-below', `${room}px`);
      style.setProperty('scroll-padding-bottom', `${room + 16}px`);
    };
    makeRoom();
    const observer = typeof ResizeObserver === 'function' ? new ResizeObserver(makeRoom) : null;
    observer?.observe(current);
    window.addEventListener('resize', makeRoom);
    return () => {
      observer?.disconnect();
      window.removeEventListener('resize', makeRoom);
      style.removeProperty('--phila-room-below');
      style.removeProperty('scroll-padding-bottom');
    };
  }, [element, isShown]);
};
