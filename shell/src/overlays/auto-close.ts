import type { RefObject } from 'react';
import { useEffect, useEffectEvent } from 'react';

/** Specification: shell: drawers close by themselves after 5 seconds. */
export const AUTO_CLOSE = 5000;

/** Events that count as use, and start the time again. */
const USES = ['pointermove', 'pointerdown', 'wheel', 'keydown', 'focusin', 'focusout'] as const;

/**
 * Closes what is open `AUTO_CLOSE` ms after it opened or was last used: a mouse that moves over it, a press, a wheel, a
 * key. A mouse that only rests there, or a finger that was lifted, does not keep it (specification: shell); a control
 * inside that has the keyboard's focus does (WCAG 2.2.1). A press leaves the focus behind, which is not the keyboard's.
 *
 * The element itself may hold the focus, as a dialog does that just opened; only controls inside it count.
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
