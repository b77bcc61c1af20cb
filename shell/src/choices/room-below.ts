import { useLayoutEffect, type RefObject } from 'react';

/**
 * Sets the document's `--phila-room-below` to the height taken at the window's foot, so that others there sit above
 * it and focused controls stay visible. It is 0 in a low window, where the element ends the page (see its style).
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
