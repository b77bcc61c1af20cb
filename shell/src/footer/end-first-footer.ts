/** Footer that came with the page (api/src/site/first-footer.ts), until the application's replaces it. */
const firstFooter = (): HTMLElement | null => document.querySelector('[data-first-footer]');

const CONTROLS = 'a, button';

const controlsIn = (place: Element | null): HTMLElement[] => [
  ...(place?.querySelectorAll<HTMLElement>(CONTROLS) ?? []),
];

/**
 * Removes the first footer, moves the focus to the same control of the new footer, and repeats a press that came too
 * early (before-start).
 */
export const endFirstFooter = (): void => {
  const before = firstFooter();
  if (before === null) return;
  const controls = controlsIn(before);
  const own = controlsIn(document.querySelector('#root footer'));
  const focused = controls.findIndex((control) => control === document.activeElement);
  const pressed = controls.findIndex((control) => control.dataset['pressed'] !== undefined);
  before.remove();
  own[focused]?.focus({ preventScroll: true });
  own[pressed]?.click();
};
