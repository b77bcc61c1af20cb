import { useModalFocus } from '@phila/ui';
import type { KeyboardEvent, RefObject } from 'react';

const FOCUSABLE =
  'a[href],button:not([disabled]),input:not([disabled]),select:not([disabled]),textarea:not([disabled]),iframe,[tabindex]:not([tabindex="-1"])';

/** Lists the controls inside, in order. */
export const focusableIn = (element: HTMLElement): HTMLElement[] =>
  [...element.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (control) => !control.closest('[hidden],[inert]'),
  );

/** Keeps Tab inside while the element is shown, and restores the focus afterwards. */
export const useFocusTrap = (ref: RefObject<HTMLElement | null>): ((event: KeyboardEvent) => void) => {
  useModalFocus(ref, (element) => element.focus({ preventScroll: true }));

  return (event) => {
    const element = ref.current;
    if (event.key !== 'Tab' || !element) return;
    const controls = focusableIn(element);
    const edge = event.shiftKey ? controls[0] : controls.at(-1);
    const other = event.shiftKey ? controls.at(-1) : controls[0];
    const focused = document.activeElement;
    if (!other) event.preventDefault();
    else if (focused === edge || focused === element || !element.contains(focused)) {
      event.preventDefault();
      other.focus();
    }
  };
};
