import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * The focus of what opens over the page: it goes inside as that opens, and back to what had it before once it has
 * closed, unless that is gone. A press may come between the picture of it and this effect, on a busy machine; where
 * that has put the focus inside, it stays there.
 * @param begin puts the focus where it is to begin; may return how to stop waiting for what comes later
 */
export const useModalFocus = (
  box: RefObject<HTMLElement | null>,
  begin: (box: HTMLElement) => (() => void) | void,
): void => {
  const hadIt = useRef<Element | null>(null);
  const start = useEffectEvent(begin);
  useLayoutEffect(() => {
    hadIt.current = document.activeElement;
  }, []);
  useEffect(() => {
    const element = box.current;
    const now = document.activeElement;
    // Nothing had it where this took the place of another dialog, which has given it back by now.
    const before = hadIt.current === document.body ? now : hadIt.current;
    const stopWaiting = element && !element.contains(now) ? start(element) : undefined;
    return () => {
      stopWaiting?.();
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, [box]);
};
