const REACHABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex]:not([tabindex="-1"])';

const isShown = (element: HTMLElement): boolean =>
  element.tabIndex >= 0 && element.checkVisibility?.({ visibilityProperty: true }) !== false;

const isAfter = (element: Element | null, first: Element): boolean =>
  element !== null && (first.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

/** Moves Tab from the last control to the first, and back. */
export const keepFocusInside = (
  box: HTMLElement,
  event: { shiftKey: boolean; preventDefault: () => void },
): void => {
  const reachable = Array.from(box.querySelectorAll<HTMLElement>(REACHABLE)).filter(isShown);
  const first = reachable[0];
  const last = reachable.at(-1);
  if (!first || !last) return event.preventDefault();
  const { activeElement } = document;
  const leaves = event.shiftKey ? !isAfter(activeElement, first) : activeElement === last;
  if (!leaves) return;
  event.preventDefault();
  (event.shiftKey ? last : first).focus();
};
