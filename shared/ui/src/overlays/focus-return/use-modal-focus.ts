import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Moves the focus into an overlay when it opens, and back when it closes, if the earlier element still exists. On a
 * busy machine a press may come before this effect: if it put the focus inside, it stays there.
 * @param begin sets the first focus; may return how to stop waiting for a later element
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
    // Takes the present focus where there was none at first: a dialog that this one replaces has given it back by now.
    const before = hadIt.current === document.body ? now : hadIt.current;
    const stopWaiting = element && !element.contains(now) ? start(element) : undefined;
    return () => {
      stopWaiting?.();
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, [box]);
};
