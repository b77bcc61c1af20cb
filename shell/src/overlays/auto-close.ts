import type { RefObject } from 'react';
import { useEffect, useEffectEvent } from 'react';

/** Milliseconds after which unused drawers close (specification: shell). */
export const AUTO_CLOSE = 5000;

/** Events that count as use and restart the timer. */
const USES = ['pointermove', 'pointerdown', 'wheel', 'keydown', 'focusin', 'focusout'] as const;

/**
 * Closes `AUTO_CLOSE` ms after opening or the last use: a moving mouse, a press, a wheel, a key. A resting mouse
 * doesn't keep it open (specification: shell). A control inside with keyboard focus does (WCAG 2.2.1); focus by a
 * press, or on the element itself as when a dialog opens, doesn't count.
 */
export const useAutoClose = (open: boolean, ref: RefObject<HTMLElement | null>, close: () => void): void => {
  const closeNow = useEffectEvent(close);
  useEffect(() => {
    const element = ref.current;
    if (!open || !element) return;

    let timer: ReturnType<typeof setTimeout> | undefined;
    const restart = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (element.querySelector(':focus-visible') !== null) restart();
        else closeNow();
      }, AUTO_CLOSE);
    };

    restart();
    for (const use of USES) element.addEventListener(use, restart, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const use of USES) element.removeEventListener(use, restart);
    };
  }, [open, ref]);
};
