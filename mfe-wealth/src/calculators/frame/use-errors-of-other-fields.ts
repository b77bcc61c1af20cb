import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/** While a number is half typed, what it is wrong with changes with every digit. */
const isTypedIn = (element: Element | null): boolean =>
  element instanceof HTMLInputElement && element.type !== 'range';

/**
 * A form says what is wrong with a field once that field was left. A change may also make another field wrong, which the
 * person never entered: a price that is now below the deposit, a term that is counted in months now. This has it said at
 * that field too, as soon as the one that was changed is left, or chosen where nothing is typed.
 * @param errors what the form is refused for, by the names of its fields
 * @returns goes to the element around the form
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
      // To the form, this control was left.
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
