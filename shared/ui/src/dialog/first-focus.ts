const FIELD =
  'input:not(:disabled, [type="hidden"], [type="file"]), select:not(:disabled), textarea:not(:disabled)';

/** How long fields are waited for whose code is still coming, in ms. */
const PATIENCE = 8_000;

const isShown = (element: HTMLElement): boolean =>
  element.tabIndex >= 0 && element.checkVisibility?.({ visibilityProperty: true }) !== false;

/**
 * What asks for the focus, otherwise the first field. A dialog that begins with a search is a list and no form: on a
 * phone the keyboard would cover what there is to be searched, so nothing in it is wanted.
 */
const wantedIn = (box: HTMLElement): HTMLElement | undefined => {
  const asking = box.querySelector<HTMLElement>('[data-autofocus]');
  if (asking) return asking;
  const first = [...box.querySelectorAll<HTMLElement>(FIELD)].find(isShown);
  return first?.getAttribute('type') === 'search' ? undefined : first;
};

/**
 * Puts the focus where a dialog begins: on what asks for it (`data-autofocus`), otherwise on the first field, otherwise
 * on the heading. A field that comes later takes it as long as the person has not moved it. Returns how to stop waiting.
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
