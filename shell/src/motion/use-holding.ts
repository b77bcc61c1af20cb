import type { RefObject } from 'react';
import { useEffect, useEffectEvent } from 'react';

/** What keeps something that moves by itself where it is. */
export type Holder = 'pointer' | 'keyboard';

interface Holding {
  hold: (holder: Holder) => void;
  release: (holder: Holder) => void;
  /** Swiped or scrolled by hand. */
  touched?: () => void;
}

/** Of an element that moves by itself: tells when a mouse is over it or the keyboard in it, and when they leave. */
export const useHolding = (element: RefObject<HTMLElement | null>, holding: Holding): void => {
  const hold = useEffectEvent(holding.hold);
  const release = useEffectEvent(holding.release);
  const touched = useEffectEvent(() => holding.touched?.());
  useEffect(() => {
    const gone = new AbortController();
    const on = (name: string, listener: (event: Event) => void): void =>
      element.current?.addEventListener(name, listener, { signal: gone.signal, passive: true });
    on('mouseenter', () => hold('pointer'));
    on('mouseleave', () => release('pointer'));
    on('focusin', ({ target }) => {
      // Pressed by a finger or a mouse, a button keeps the focus without being looked at.
      if (target instanceof Element && target.matches(':focus-visible')) hold('keyboard');
    });
    on('focusout', () => release('keyboard'));
    on('touchstart', () => touched());
    on('wheel', () => touched());
    return () => gone.abort();
  }, [element]);
};
