import { type RefCallback, useEffect, useEffectEvent, useState } from 'react';

/** What keeps something that moves by itself where it is. */
export type Holder = 'pointer' | 'keyboard';

export interface Holding {
  hold: (holder: Holder) => void;
  /** The pointer or the focus has left, or the element is gone. */
  release: (holder: Holder) => void;
  /** Swiped or scrolled by hand. */
  touched?: () => void;
}

/**
 * Of an element that moves by itself: tells when a mouse is over it or the keyboard in it, and when they leave.
 * @returns the `ref` of that element, which may come and go
 */
export const useHolding = (holding: Holding): RefCallback<HTMLElement> => {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const hold = useEffectEvent(holding.hold);
  const release = useEffectEvent(holding.release);
  const touched = useEffectEvent(() => holding.touched?.());
  useEffect(() => {
    if (element === null) return;
    const gone = new AbortController();
    const on = (name: string, listener: (event: Event) => void): void =>
      element.addEventListener(name, listener, { signal: gone.signal, passive: true });
    on('mouseenter', () => hold('pointer'));
    on('mouseleave', () => release('pointer'));
    on('focusin', ({ target }) => {
      // Pressed by a finger or a mouse, a button keeps the focus without being looked at.
      if (target instanceof Element && target.matches(':focus-visible')) hold('keyboard');
    });
    on('focusout', () => release('keyboard'));
    on('touchstart', () => touched());
    on('wheel', () => touched());
    return () => {
      gone.abort();
      // An element that is removed under the pointer or with the focus sends no event of either leaving it.
      release('pointer');
      release('keyboard');
    };
  }, [element]);
  return setElement;
};

/**
 * Whether a mouse is over an element or the keyboard in it: nothing may move away under either.
 * @returns the `ref` of the element as well
 */
export const useHeld = (): { isHeld: boolean; ref: RefCallback<HTMLElement> } => {
  const [holders, setHolders] = useState({ pointer: false, keyboard: false });
  const ref = useHolding({
    hold: (holder) => setHolders((now) => ({ ...now, [holder]: true })),
    release: (holder) => setHolders((now) => ({ ...now, [holder]: false })),
  });
  return { isHeld: holders.pointer || holders.keyboard, ref };
};
