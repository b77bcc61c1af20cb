import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/** Waits while typing, as a half-typed number's error changes with each digit. */
const isTypedIn = (element: Element | null): boolean =>
  element instanceof HTMLInputElement && element.type !== 'range';

/**
 * Shows errors that a change causes in other fields, such as a price now below the deposit. A form shows an error only
 * when its own field is left; this shows the other fields' errors once the changed field is left, or at once if nothing
 * was typed.
 * @param errors refusals by field name
 * @returns ref of the element around the form
 */
export const useErrorsOfOtherFields = (
  errors: readonly { path: string }[],
): RefObject<HTMLDivElement | null> => {
  const place = useRef<HTMLDivElement>(null);
  const isSaying = useRef(false);
  const say = useEffectEvent((refused: readonly { path: string }[]) => {
    if (isSaying.current) return;
    isSaying.current = true;
    for (const { path } of refused) {
      const control = place.current?.querySelector(`[name="${CSS.escape(path)}"]`);
      // Pretends this control was left.
      if (control && control !== document.activeElement)
        control.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
    }
    isSaying.current = false;
  });
  useEffect(() => {
    if (!isTypedIn(document.activeElement)) say(errors);
  }, [errors]);
  const sayNow = useEffectEvent(() => say(errors));
  useEffect(() => {
    const around = place.current;
    const left = () => sayNow();
    around?.addEventListener('focusout', left);
    return () => around?.removeEventListener('focusout', left);
  }, []);
  return place;
};
