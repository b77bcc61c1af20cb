import { useLayoutEffect, type RefObject } from 'react';

/** What lies over the foot of the window hides neither the last lines of a page nor a control that has the focus. */
export const useRoomBelow = (element: RefObject<HTMLElement | null>, isShown: boolean): void => {
  useLayoutEffect(() => {
    const { current } = element;
    if (!isShown || current === null) return;
    const { style } = document.documentElement;
    const makeRoom = () => {
      const room = `${current.offsetHeight + 24}px`;
      style.setProperty('scroll-padding-bottom', room);
      document.body.style.setProperty('padding-bottom', room);
    };
    makeRoom();
    const observer = typeof ResizeObserver === 'function' ? new ResizeObserver(makeRoom) : null;
    observer?.observe(current);
    return () => {
      observer?.disconnect();
      style.removeProperty('scroll-padding-bottom');
      document.body.style.removeProperty('padding-bottom');
    };
  }, [element, isShown]);
};
