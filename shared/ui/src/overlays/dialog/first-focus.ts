const FIELD =
  'input:not(:disabled, [type="hidden"], [type="file"]), select:not(:disabled), textarea:not(:disabled)';

/** Milliseconds to wait for fields that are still loading. */
const PATIENCE = 8_000;

const isShown = (element: HTMLElement): boolean =>
  element.tabIndex >= 0 && element.checkVisibility?.({ visibilityProperty: true }) !== false;

/**
 * Finds the element that wants the focus (`data-autofocus`), or else the first field. Gives none if that is a search:
 * on a phone the keyboard would cover the list to search.
 */
const wantedIn = (box: HTMLElement): HTMLElement | undefined => {
  const asking = box.querySelector<HTMLElement>('[data-autofocus]');
  if (asking) return asking;
  const first = [...box.querySelectorAll<HTMLElement>(FIELD)].find(isShown);
  return first?.getAttribute('type') === 'search' ? undefined : first;
};

/**
 * Focuses the element with `data-autofocus`, or else the first field, or else the heading. A field that loads later
 * takes the focus unless the person has moved it. Returns how to stop waiting.
 */
export const focusAtFirst = (box: HTMLElement, heading: HTMLElement | null): (() => void) => {
  const wanted = wantedIn(box);
  const first = wanted ?? heading ?? box;
  first.focus({ preventScroll: true });
  if (wanted) return () => undefined;
  const stop = (): void => {
    observer.disconnect();
    clearTimeout(patience);
  };
  const observer = new MutationObserver(() => {
    if (document.activeElement !== first) return stop();
    const late = wantedIn(box);
    if (!late) return;
    stop();
    late.focus({ preventScroll: true });
  });
  observer.observe(box, { childList: true, subtree: true });
  const patience = setTimeout(() => stop(), PATIENCE);
  return stop;
};
