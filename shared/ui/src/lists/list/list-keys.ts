import { useEffect, type RefObject } from 'react';

/** Elements that take letters as text; excludes checkboxes. */
const TYPED =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable], [role="dialog"], [role="menu"]';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(TYPED) !== null;

const linksIn = (list: HTMLElement): HTMLElement[] => [...list.querySelectorAll<HTMLElement>('a[data-row]')];

/**
 * Handles the keys of a list: `/` goes to its search, `j` and `k` to the next and previous row, and `e`, like Enter,
 * opens the focused row. Ignores letters typed into a control.
 */
export const useListKeys = (list: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { current } = list;
      if (!current || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      const links = linksIn(current);
      const at = links.indexOf(document.activeElement as HTMLElement);
      switch (event.key) {
        case '/':
          current.querySelector<HTMLElement>('input[type="search"]')?.focus();
          break;
        case 'j':
          links[Math.min(at + 1, links.length - 1)]?.focus();
          break;
        case 'k':
          links[Math.max(at - 1, 0)]?.focus();
          break;
        case 'e':
          if (at < 0) return;
          links[at]?.click();
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
