/** The header that the page came with (api/src/site/first-header.ts), until the shell's own has taken its place. */
const firstHeader = (): HTMLElement | null => document.querySelector('[data-first-header]');

/** Names what the person has open in it: a dropdown by its label, or the flag of a phone's menu. */
export const openedBefore = (): string | undefined =>
  firstHeader()?.querySelector<HTMLElement>('details[open]')?.dataset['opens'];

const nameOf = (control: Element): string | null =>
  control.getAttribute('href') ?? control.getAttribute('aria-label') ?? control.textContent;

/** Takes it out; what was focused in it is focused in the header that has taken its place. */
export const endFirstHeader = (): void => {
  const before = firstHeader();
  const { activeElement } = document;
  const name = activeElement && before?.contains(activeElement) ? nameOf(activeElement) : null;
  before?.remove();
  if (name === null) return;
  // Its way past the header stands before the header in the shell's frame.
  const same = [...document.querySelectorAll<HTMLElement>('#root a, #root button')].find(
    (control) => nameOf(control) === name,
  );
  same?.focus({ preventScroll: true });
};
