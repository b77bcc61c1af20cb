import { useCallback, useEffect, useRef, type RefObject } from 'react';

/**
 * Moves the focus to a given element after a change removed the focused one (a deleted row, the button of an empty
 * state). A press or a key before that cancels it.
 * @param ready false while a dialog is open, because the dialog itself returns the focus first
 * @returns a function to call after the change, with the element that should take the focus
 */
export const useFocusReturn = (ready: boolean): ((to: RefObject<HTMLElement | null>) => void) => {
  const wanted = useRef<RefObject<HTMLElement | null> | null>(null);
  useEffect(() => {
    const forget = () => {
      wanted.current = null;
    };
    document.addEventListener('keydown', forget, true);
    document.addEventListener('pointerdown', forget, true);
    return () => {
      document.removeEventListener('keydown', forget, true);
      document.removeEventListener('pointerdown', forget, true);
    };
  }, []);
  // Runs after every render, because nothing else tells that the focused element is gone.
  useEffect(() => {
    if (!ready || wanted.current === null || document.activeElement !== document.body) return;
    if (!wanted.current.current) return;
    wanted.current.current.focus();
    wanted.current = null;
  });
  return useCallback((to) => {
    wanted.current = to;
  }, []);
};
