import { useEffect, type RefObject } from 'react';

/** Elements that take letters as text; excludes checkboxes. */
const TYPED =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable], [role="dialog"], [role="menu"]';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(TYPED) !== null;

const linksIn = (list: HTMLElement): HTMLElement[] => [...list.querySelectorAll<HTMLElement>('a[data-row]')];

/**
 * Handles the keys of a list: `j` and `k` go to the next and previous row, from the focused one or from the one with `aria-current`, and `e`, like Enter, opens the focused row. Ignores letters typed into a control.
 */
export const useListKeys = (list: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { current } = list;
      if (!current || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      const links = linksIn(current);
      const focused = links.indexOf(document.activeElement as HTMLElement);
      // Goes on from the row that is open beside the list.
      const at =
        focused < 0 ? links.findIndex((one) => one.getAttribute('aria-current') === 'true') : focused;
      switch (event.key) {
        case 'j':
          links[Math.min(at + 1, links.length - 1)]?.focus();
          break;
        case 'k':
          links[Math.max(at - 1, 0)]?.focus();
          break;
        case 'e':
          if (focused < 0) return;
          links[focused]?.click();
          break;
        default:
          return;
      }
      event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [list]);
};
