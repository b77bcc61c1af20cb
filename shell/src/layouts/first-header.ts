/** Header that came with the page (api/src/site/first-header.ts), until the shell's replaces it. */
const firstHeader = (): HTMLElement | null => document.querySelector('[data-first-header]');

/** Name of the menu the person has open in it: a dropdown's label, or the flag of a phone's menu. */
export const openedBefore = (): string | undefined =>
  firstHeader()?.querySelector<HTMLElement>('details[open]')?.dataset['opens'];

const nameOf = (control: Element): string | null =>
  control.getAttribute('href') ?? control.getAttribute('aria-label') ?? control.textContent;

/** Removes the first header, and moves the focus to the same control of the new header. */
export const endFirstHeader = (): void => {
  const before = firstHeader();
  const { activeElement } = document;
  const name = activeElement && before?.contains(activeElement) ? nameOf(activeElement) : null;
  before?.remove();
  if (name === null) return;
  // Searches the whole frame, as its skip link comes before the header.
  const same = [...document.querySelectorAll<HTMLElement>('#root a, #root button')].find(
    (control) => nameOf(control) === name,
  );
  same?.focus({ preventScroll: true });
};
