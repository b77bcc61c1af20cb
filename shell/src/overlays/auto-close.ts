import type { RefObject } from 'react';
import { useEffect, useEffectEvent } from 'react';

/** Specification: shell: drawers close by themselves after 5 seconds. */
export const AUTO_CLOSE = 5000;

/**
 * Closes what is open after `AUTO_CLOSE` ms at rest. Never under a hand: while a mouse is over it, a finger is on it,
 * or a control inside has the focus, the count does not run, and starts anew afterwards (WCAG 2.2.1).
 *
 * The element itself may hold the focus, as a dialog does that just opened; only controls inside it count.
 */
export const useAutoClose = (open: boolean, ref: RefObject<HTMLElement | null>, close: () => void): void => {
  const closeNow = useEffectEvent(close);
  useEffect(() => {
    const element = ref.current;
    if (!open || !element) return;

    let timer: ReturnType<typeof setTimeout> | undefined;
    // Hover may have begun before it opened, as when it opens by hover.
    let under = element.matches(':hover');
    const inUse = () => {
      const focused = document.activeElement;
      return under || (focused !== null && focused !== element && element.contains(focused));
    };
    const restart = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (inUse()) restart();
        else closeNow();
      }, AUTO_CLOSE);
    };
    const enter = () => {
      under = true;
      restart();
    };
    const leave = () => {
      under = false;
      restart();
    };

    restart();
    element.addEventListener('pointerenter', enter);
    element.addEventListener('pointerleave', leave);
    element.addEventListener('focusin', restart);
    element.addEventListener('focusout', restart);
    return () => {
      clearTimeout(timer);
      element.removeEventListener('pointerenter', enter);
      element.removeEventListener('pointerleave', leave);
      element.removeEventListener('focusin', restart);
      element.removeEventListener('focusout', restart);
    };
  }, [open, ref]);
};
