import { useEffect, type RefObject } from 'react';

/** Tells when a mouse is over an element or the focus in it: nothing may move away under either. */
export const useLookedAt = (
  element: RefObject<HTMLElement | null>,
  isThere: boolean,
  tell: (isLookedAt: boolean) => void,
): void => {
  useEffect(() => {
    const { current } = element;
    if (!isThere || current === null) return;
    const listening = new AbortController();
    const { signal } = listening;
    for (const event of ['mouseenter', 'focusin'])
      current.addEventListener(event, () => tell(true), { signal });
    for (const event of ['mouseleave', 'focusout'])
      current.addEventListener(event, () => tell(false), { signal });
    return () => listening.abort();
  }, [element, isThere, tell]);
};
