/** Frames that React may take to mark what was refused; on a slow phone it is not the first. */
const FRAMES = 30;

/**
 * Moves to the first control that was refused, in the order of the page; where none was, to the form's own line, so
 * that it is in view and read out.
 */
export const focusFirstInvalid = (form: HTMLElement, frames = FRAMES): void => {
  requestAnimationFrame(() => {
    const target = form.querySelector<HTMLElement>(
      '[aria-invalid="true"], [data-invalid="true"], [data-form-line]',
    );
    if (!target) {
      if (frames > 0) focusFirstInvalid(form, frames - 1);
      return;
    }
    target.focus({ preventScroll: true });
    // jsdom has no layout and no such function.
    target.scrollIntoView?.({ block: 'center' });
  });
};
