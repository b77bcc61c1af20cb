import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';

/** Waits while typing, as a half-typed number's error changes with each digit. */
const isTypedIn = (element: Element | null): boolean =>
  element instanceof HTMLInputElement && element.type !== 'range';

/** Marks this control's error, as leaving it does. */
const leave = (control: Element): boolean =>
  control.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

interface Around {
  /** Goes on the element around the form. */
  ref: RefObject<HTMLDivElement | null>;
  /** Marks every error, blank fields included, and focuses the first, because the person wants to be done. */
  showAll: () => void;
}

/**
 * Shows errors that a change causes in other fields, such as a price now below the deposit. A form shows an error only
 * when its own field is left; this shows the other fields' errors once the changed field is left, or at once if nothing
 * was typed. A field that was blank and missing when the form opened waits until it is left, or for `showAll`.
 * @param errors refusals by field name
 */
export const useErrorsOfOtherFields = (errors: readonly { path: string }[]): Around => {
  const ref = useRef<HTMLDivElement>(null);
  const isSaying = useRef(false);
  const [missingAtFirst] = useState(() => new Set(errors.map(({ path }) => path)));
  const controlsIn = (refused: readonly { path: string }[]): Control[] => {
    const paths = new Set(refused.map(({ path }) => path));
    const all = ref.current?.querySelectorAll<Control>('[name]') ?? [];
    return [...all].filter(({ name }) => paths.has(name));
  };
  const say = useEffectEvent((refused: readonly { path: string }[]) => {
    if (isSaying.current) return;
    isSaying.current = true;
    for (const control of controlsIn(refused)) {
      const isStillMissing = missingAtFirst.has(control.name) && control.value === '';
      if (control !== document.activeElement && !isStillMissing) leave(control);
    }
    isSaying.current = false;
  });
  useEffect(() => {
    if (!isTypedIn(document.activeElement)) say(errors);
  }, [errors]);
  const sayNow = useEffectEvent(() => say(errors));
  useEffect(() => {
    const around = ref.current;
    const left = () => sayNow();
    around?.addEventListener('focusout', left);
    return () => around?.removeEventListener('focusout', left);
  }, []);
  const showAll = () => {
    const controls = controlsIn(errors);
    controls.forEach(leave);
    controls[0]?.focus();
  };
  return { ref, showAll };
};
