/**
 * Moves to the first control that was refused, in the order of the page; where none was, to the form's own line, so
 * that it is in view and read out. Waits for the frame in which React has marked them.
 */
export const focusFirstInvalid = (form: HTMLElement): void => {
  requestAnimationFrame(() => {
    const target = form.querySelector<HTMLElement>('[aria-invalid="true"], [data-form-line]');
    target?.focus({ preventScroll: true });
    // jsdom has no layout and no such function.
    target?.scrollIntoView?.({ block: 'center' });
  });
};
