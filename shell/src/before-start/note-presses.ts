/**
 * A button of the footer that was pressed before the application could answer is pressed again in the application's own
 * (footer/end-first-footer.ts). The last one counts.
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
