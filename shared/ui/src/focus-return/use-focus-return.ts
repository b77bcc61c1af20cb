import { useCallback, useEffect, useRef, type RefObject } from 'react';

/**
 * After a change that took away what had the focus (the row that was deleted, the button of an empty state), gives it
 * to another element, once nothing has it. A press or a key of the person in the meantime ends the wish.
 * @param ready false while a dialog is open: it gives the focus back itself first
 * @returns what to call when the change is made, with where the focus is to go
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
  // After every render: only that tells that the element which had the focus is gone.
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
