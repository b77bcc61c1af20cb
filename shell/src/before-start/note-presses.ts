/**
 * Remembers the last press on a footer button before the application could answer; footer/end-first-footer.ts repeats
 * it.
 */
export const notePresses = (): void => {
  document.addEventListener('click', ({ target }) => {
    const button =
      target instanceof Element ? target.closest<HTMLElement>('[data-first-footer] button') : null;
    if (!button) return;
    document.querySelector('[data-pressed]')?.removeAttribute('data-pressed');
    button.dataset['pressed'] = '';
  });
};
