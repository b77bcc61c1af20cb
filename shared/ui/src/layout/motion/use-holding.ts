import { type RefCallback, useEffect, useEffectEvent, useState } from 'react';

/** The reason why a moving element stops. */
export type Holder = 'pointer' | 'keyboard';

export interface Holding {
  hold: (holder: Holder) => void;
  /** Called when the pointer or the focus leaves, or the element goes. */
  release: (holder: Holder) => void;
  /** Called when the person swipes or scrolls. */
  touched?: () => void;
}

/**
 * Tells when the mouse or the keyboard focus enters an element that moves by itself, and when it leaves.
 * @returns the `ref` of the element; the element may be mounted again
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
      // Ignores a focus by finger or mouse: the button keeps it long after the press.
      if (target instanceof Element && target.matches(':focus-visible')) hold('keyboard');
    });
    on('focusout', () => release('keyboard'));
    on('touchstart', () => touched());
    on('wheel', () => touched());
    return () => {
      gone.abort();
      // Releases by hand: an element that is removed sends no events for leaving.
      release('pointer');
      release('keyboard');
    };
  }, [element]);
  return setElement;
};

/**
 * Tells if the mouse is over an element or the keyboard in it, so that nothing moves away under them.
 * @returns also the `ref` of the element
 */
export const useHeld = (): { isHeld: boolean; ref: RefCallback<HTMLElement> } => {
  const [holders, setHolders] = useState({ pointer: false, keyboard: false });
  const ref = useHolding({
    hold: (holder) => setHolders((now) => ({ ...now, [holder]: true })),
    release: (holder) => setHolders((now) => ({ ...now, [holder]: false })),
  });
  return { isHeld: holders.pointer || holders.keyboard, ref };
};
